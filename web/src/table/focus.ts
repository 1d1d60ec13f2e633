/**
 * Keeps the focus in the room: where the element that had it is taken away, such as a button for
 * what can no longer be done, the first of these that can have it takes over.
 */
export function keepFocus(room: HTMLElement, ...selectors: string[]): () => void {
  let held: Element | null = null;
  const hold = (event: FocusEvent) => (held = event.target as Element);
  const observer = new MutationObserver(() => {
    if (held === null || held.isConnected || document.activeElement !== document.body) {
      return;
    }
    held = null;
    for (const selector of selectors) {
      room.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
      if (document.activeElement !== document.body) {
        return;
      }
    }
  });
  room.addEventListener('focusin', hold);
  observer.observe(room, { childList: true, subtree: true });
  return () => {
    room.removeEventListener('focusin', hold);
    observer.disconnect();
  };
}

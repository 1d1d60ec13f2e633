/** An installed page is described in the reader's language; each has a manifest of its own. */
export function describe(lang: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link) link.href = lang === 'en' ? '/parlour.webmanifest' : `/parlour.${lang}.webmanifest`;
}

/** Lets the browser keep the page for when there is no connection. It keeps nothing else. */
export async function register(): Promise<void> {
  // Without a safe connection browsers have none; then Parlour simply cannot be installed.
  if (!('serviceWorker' in navigator)) {
    return;
  }
  try {
    await navigator.serviceWorker.register('/worker.js');
  } catch {
    // A browser may forbid it, as in a private window; nothing else depends on it.
  }
}

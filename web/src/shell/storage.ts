/** A browser may close its storage to us; then choices last as long as the page. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`parlour.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`parlour.${key}`, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory.
  }
}

// How a table's board was turned, for as long as the tab is there. A browser may close its storage
// to us; then nothing is lost but the memory.

const key = (table: string) => `parlour.turned.${table}`;

/** Null where nobody has turned this board. */
export function turnedBefore(table: string): boolean | null {
  try {
    const kept = sessionStorage.getItem(key(table));
    return kept === null ? null : kept === 'true';
  } catch {
    return null;
  }
}

export function keepTurned(table: string, turned: boolean): void {
  try {
    sessionStorage.setItem(key(table), String(turned));
  } catch {
    // As above.
  }
}

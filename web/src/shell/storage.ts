// What the browser keeps for us. It may close its storage; then choices last as long as the page.

const key = (name: string) => `parlour.${name}`;

function read(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(key(name));
  } catch {
    return null;
  }
}

function write(storage: () => Storage, name: string, value: string): void {
  try {
    storage().setItem(key(name), value);
  } catch {
    // Nothing is lost but the memory.
  }
}

const forEver = () => localStorage;
const forTab = () => sessionStorage;

export const recall = (name: string): string | null => read(forEver, name);

export const keep = (name: string, value: unknown): void =>
  write(forEver, name, JSON.stringify(value));

/** How a table's board was turned in this tab; null where nobody has turned it. */
export function boardTurned(table: string): boolean | null {
  const kept = read(forTab, `turned.${table}`);
  return kept === null ? null : kept === 'true';
}

export const keepBoardTurned = (table: string, turned: boolean): void =>
  write(forTab, `turned.${table}`, String(turned));

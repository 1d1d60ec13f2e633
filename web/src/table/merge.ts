import type { EntryInfo, Table, Update } from '../api/types';

export interface Merged {
  table: Table;
  /** The entries that were not there before. */
  fresh: EntryInfo[];
}

/**
 * What is known of a table after an update. Updates come twice (as an answer and on the stream)
 * and may overtake each other: old news changes nothing. Null when entries are missing in between,
 * so that the table has to be asked for anew.
 */
export function merge(table: Table, update: Update): Merged | null {
  const known = table.state.after;
  if (update.state.after < known) {
    return { table, fresh: [] };
  }
  const fresh = update.entries.filter((entry) => entry.number > known);
  if (fresh.length !== update.state.after - known) {
    return null;
  }
  const entries = fresh.length === 0 ? table.entries : [...table.entries, ...fresh];
  return { table: { ...table, entries, state: update.state }, fresh };
}

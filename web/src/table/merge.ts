import type { EntryInfo, State, Table, Update } from '../api/types';

export interface Merged {
  table: Table;
  /** The entries that were not there before. */
  fresh: EntryInfo[];
}

/** Whether something was told before what is known. Between two entries only the clocks say when. */
export function isOlder(told: State, known: State): boolean {
  return told.after < known.after || (told.clocks?.now ?? 0) < (known.clocks?.now ?? 0);
}

/**
 * What is known of a table after an update. Updates come twice (as an answer and on the stream)
 * and may overtake each other: old news changes nothing. Null when entries are missing in between,
 * so that the table has to be asked for anew.
 */
export function merge(table: Table, update: Update): Merged | null {
  const known = table.state.after;
  if (isOlder(update.state, table.state)) {
    return { table, fresh: [] };
  }
  const fresh = update.entries.filter((entry) => entry.number > known);
  if (fresh.length !== update.state.after - known) {
    return null;
  }
  const entries = fresh.length === 0 ? table.entries : [...table.entries, ...fresh];
  return { table: { ...table, entries, state: update.state }, fresh };
}

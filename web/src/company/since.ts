import type { EntryInfo } from '../api/types';

/** What others and chance entered behind one entry, up to another, that still counts. */
export function happened(
  entries: EntryInfo[],
  seen: number,
  came: number,
  mine: string[],
): EntryInfo[] {
  const fresh = entries.filter(({ number }) => number > seen && number <= came);
  return fresh.filter(
    (entry) =>
      entry.told.length > 0 &&
      !mine.includes(entry.seat ?? '') &&
      !fresh.some(
        (back) => back.to !== null && back.number > entry.number && back.to < entry.number,
      ),
  );
}

import type { TableLine } from '../api/types';

const RANK = { playing: 0, open: 1, over: 2 } as const;

/** My tables as I want to see them: where it is my turn first, then what goes on, newest first. */
export function sortTables(lines: TableLine[]): TableLine[] {
  return lines.toSorted(
    (a, b) =>
      Number(b.yourTurn) - Number(a.yourTurn) ||
      RANK[a.status] - RANK[b.status] ||
      b.changed - a.changed,
  );
}

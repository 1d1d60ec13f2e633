import type { TableLine } from '../api/types';

const byDeadline = (a: TableLine, b: TableLine): number =>
  Math.sign((a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE));

const RANK = { playing: 0, open: 1, over: 2 } as const;

/**
 * My tables as I want to see them: where it is my turn first, and of those where my time runs out
 * first; then what goes on, newest first.
 */
export function sortTables(lines: TableLine[]): TableLine[] {
  return lines.toSorted(
    (a, b) =>
      Number(b.yourTurn) - Number(a.yourTurn) ||
      (a.yourTurn && b.yourTurn ? byDeadline(a, b) : 0) ||
      RANK[a.status] - RANK[b.status] ||
      b.changed - a.changed,
  );
}

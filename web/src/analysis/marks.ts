import type { GameAnalysis, JudgedMove } from '../api/types';

export type Mark = JudgedMove['mark'];

/** The signs that players of board games know; the word is always told beside them. */
export const SIGNS: Record<Mark, string> = {
  none: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** So many of the moves that gave away most are named. */
const WORST = 5;

/** What a mark begins with; where dice and cards decide much, less is worth naming, too. */
const LEAST = 0.05;

/** The moves that gave away most, the worst first. */
export function worst(moves: JudgedMove[], most = WORST, least = LEAST): JudgedMove[] {
  return moves
    .filter(({ loss }) => loss >= least)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, most);
}

/** The winning chance of whoever moved, before and after a move, where chances are one side's. */
export function ownChances(
  judged: JudgedMove,
  side: string,
  sideOf: (seat: string) => string | undefined,
): { before: number; after: number } {
  const own = sideOf(judged.seat) === side;
  return own
    ? { before: judged.before, after: judged.after }
    : { before: 1 - judged.before, after: 1 - judged.after };
}

/** The chances at each stop of a game, as far as they are known; before the first move at its best. */
export function chances(entries: number[], analysis: GameAnalysis | null): (number | null)[] {
  const byEntry = new Map(analysis?.moves.map((move) => [move.entry, move.after]));
  const first = analysis?.moves[0];
  const begun = entries.findIndex((entry) => entry === first?.entry);
  return entries.map((entry, at) =>
    first && at < begun ? first.before : (byEntry.get(entry) ?? null),
  );
}

import type { TableLine } from '../api/types';
import { sortTables } from './table-order';

/** What somebody who comes back finds first. */
export interface Running {
  /** In how many games it is their turn. */
  turns: number;
  /** The game to go on with: where it is their turn, or else the newest; null where none runs. */
  next: TableLine | null;
  /** The other games that are being played, the most pressing first. */
  others: TableLine[];
}

/** The games that somebody plays just now. */
export function runningGames(mine: TableLine[]): Running {
  const [next = null, ...others] = sortTables(mine.filter(({ status }) => status === 'playing'));
  return { turns: mine.filter(({ yourTurn }) => yourTurn).length, next, others };
}

/** Who else sits there, by name: nobody where one device is shared. */
export const opponents = ({ seats }: TableLine): string[] => [
  ...new Set(seats.flatMap(({ you, holder }) => (you || holder === null ? [] : [holder]))),
];

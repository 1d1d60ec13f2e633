import type { GameInfo, NewTable } from '../api/types';
import { decidesSeats } from '../pages/seating';

const WEAKEST = 'computer:level:1';

/** The seats of a game by name; none where they have to be chosen first. */
export const fixedSeats = ({ seats, options }: Pick<GameInfo, 'seats' | 'options'>): string[] =>
  options.some(decidesSeats) ? [] : seats.map(({ name }) => name);

/** A first game after the lessons, which teach the side that is named first; only for two. */
export function firstGame(game: string, seats: string[]): NewTable | null {
  const [mine, other] = seats;
  return seats.length === 2 && mine && other
    ? { game, seats: { [mine]: 'me', [other]: WEAKEST } }
    : null;
}

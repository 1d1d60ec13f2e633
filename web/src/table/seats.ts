import type { Plan, SeatHolder } from '../api/types';

/** The sides in the order in which the board draws them. */
export function sides(plan: Plan | null, seats: SeatHolder[]): string[] {
  const drawn = plan ? plan.kinds.map((kind) => kind.side) : [];
  return [...new Set([...drawn, ...seats.map((seat) => seat.side)])];
}

/** The first seat sits at the bottom: the board is turned for those who sit only elsewhere. */
export function turned(seats: SeatHolder[]): boolean {
  return seats.some((seat) => seat.you) && seats[0]?.you !== true;
}

/** The seats from the top of the page to the bottom, as they face each other over the board. */
export function fromTop(seats: SeatHolder[], flipped: boolean): SeatHolder[] {
  return flipped ? seats : seats.toReversed();
}

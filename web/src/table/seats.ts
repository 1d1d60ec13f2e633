import type { SeatHolder } from '../api/types';

/** The first seat sits at the bottom: the board is turned for those who sit only elsewhere. */
export function turned(seats: SeatHolder[]): boolean {
  return seats.some((seat) => seat.you) && seats[0]?.you !== true;
}

/** The seats from the top of the page to the bottom, as they face each other over the board. */
export function fromTop(seats: SeatHolder[], flipped: boolean): SeatHolder[] {
  return flipped ? seats : seats.toReversed();
}

import type { BoardView, Plan, SeatHolder } from '../api/types';
import { rankOf } from '../board/geometry';

/** The sides in the order in which the board draws them. */
export function sides(plan: Plan | null, seats: SeatHolder[]): string[] {
  const drawn = plan ? plan.kinds.map((kind) => kind.side) : [];
  return [...new Set([...drawn, ...seats.map((seat) => seat.side)])];
}

/** Whether a side begins in the upper half of the board, so that it wants to see it turned. */
export function sitsAbove(side: string, plan: Plan, start: BoardView): boolean {
  const ours = new Set(plan.kinds.filter((kind) => kind.side === side).map((kind) => kind.id));
  const ranks = start.pieces.filter((p) => ours.has(p.kind)).map((p) => rankOf(p.square));
  const middle = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  return middle > (plan.height - 1) / 2;
}

/** The seats from the top of the page to the bottom: those who see the board turned come last. */
export function fromTop(
  seats: SeatHolder[],
  flipped: boolean,
  above: (seat: SeatHolder) => boolean,
): SeatHolder[] {
  return seats.toSorted((a, b) => {
    const order = Number(above(b)) - Number(above(a));
    return flipped ? -order : order;
  });
}

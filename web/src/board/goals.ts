import type { Plan } from '../api/types';
import type { Piece } from './types';

/** The squares of each goal that a side has filled. */
export function goalsHeld(plan: Plan, pieces: Piece[], side: string): string[][] {
  const own = new Set(plan.kinds.filter((kind) => kind.side === side).map(({ id }) => id));
  const held = new Set(pieces.filter(({ kind }) => own.has(kind)).map(({ square }) => square));
  return plan.zones
    .filter(({ goal, squares }) => goal && squares.every((square) => held.has(square)))
    .map(({ squares }) => squares);
}

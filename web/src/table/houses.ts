import type { BoardView, Plan } from '../api/types';

/** A building on the board, and the sides of the pieces inside; null for a place still free. */
export interface House {
  id: string;
  name: string;
  places: (string | null)[];
}

/** More places than these are no longer counted at a glance. */
const MOST = 12;

/**
 * The small buildings of a board with who is inside, side by side: in many games that is the score.
 */
export function houses(plan: Plan, view: BoardView): House[] {
  const side = new Map(plan.kinds.map((kind) => [kind.id, kind.side]));
  const sides = [...new Set(side.values())];
  return plan.zones
    .filter((zone) => zone.goal && zone.squares.length <= MOST)
    .map(({ id, name, squares }) => {
      const inside = view.pieces
        .filter((piece) => squares.includes(piece.square))
        .map((piece) => side.get(piece.kind) ?? '')
        .sort((a, b) => sides.indexOf(a) - sides.indexOf(b));
      return { id, name, places: squares.map((_, i) => inside[i] ?? null) };
    });
}

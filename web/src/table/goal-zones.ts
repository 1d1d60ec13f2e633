import type { BoardView, Plan } from '../api/types';

/**
 * A building on the board, how many of each side are inside, and its places by the side that holds
 * them; null for one still free. One side fills them from the left, the other from the right.
 */
export interface GoalZone {
  id: string;
  name: string;
  counts: { side: string; count: number }[];
  places: (string | null)[];
}

/** More places than these are no longer counted at a glance. */
const MOST = 12;

/**
 * The small buildings of a board with who is inside, side by side: in many games that is the score.
 */
export function goalZones(plan: Plan, view: BoardView): GoalZone[] {
  const side = new Map(plan.kinds.map((kind) => [kind.id, kind.side]));
  const sides = [...new Set(side.values())];
  return plan.zones
    .filter((zone) => zone.goal && zone.squares.length <= MOST)
    .map(({ id, name, squares }) => {
      const inside = view.pieces
        .filter((piece) => squares.includes(piece.square))
        .map((piece) => side.get(piece.kind) ?? '');
      const counts = sides.map((one) => ({
        side: one,
        count: inside.filter((other) => other === one).length,
      }));
      const [left = [], ...others] = counts.map((one) => Array<string>(one.count).fill(one.side));
      const right = others.flat();
      const free = Array<null>(squares.length - left.length - right.length).fill(null);
      return { id, name, counts, places: [...left, ...free, ...right] };
    });
}

/** How many men of a side are in such buildings, and how many places one has; null without any. */
export function tallyOf(
  plan: Plan,
  view: BoardView,
  side: string,
): { count: number; of: number } | null {
  const zones = goalZones(plan, view);
  const [first] = zones;
  if (first === undefined) return null;
  const inside = zones.map(({ counts }) => counts.find((one) => one.side === side)?.count ?? 0);
  return { count: Math.max(...inside), of: first.places.length };
}

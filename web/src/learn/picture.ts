import type { BoardView, Plan } from '../api/types';
import { fileOf, rankOf, squaresOf, type Sight } from '../board/geometry';

/** So much of the board is seen, unless what happens needs more. */
const SIDE = 9;

interface Span {
  low: number;
  high: number;
}

const span = (at: number[]): Span => ({ low: Math.min(...at), high: Math.max(...at) });

/** So many in a row around the middle of a span, within a board of this length. */
function window({ low, high }: Span, side: number, length: number): number[] {
  const first = Math.round((low + high - side + 1) / 2);
  const kept = Math.max(0, Math.min(first, length - side));
  return Array.from({ length: side }, (_, at) => kept + at);
}

/** The square part of a board around where something happens; around all pieces where nothing is named. */
export function around(plan: Plan, view: BoardView, squares: string[]): Sight {
  const shown = squares.length > 0 ? squares : view.pieces.map(({ square }) => square);
  const files = span(shown.map(fileOf));
  const ranks = span(shown.map(rankOf));
  const most = Math.min(plan.width, plan.height);
  const wide = Math.max(files.high - files.low, ranks.high - ranks.low) + 3;
  const side = Math.min(most, Math.max(SIDE, wide));
  return {
    files: window(files, side, plan.width),
    ranks: window(ranks, side, plan.height).reverse(),
    squares: squaresOf(plan),
  };
}

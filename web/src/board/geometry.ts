import type { Plan } from '../api/types';

/** Everything is drawn in these units: a square is this wide. */
export const U = 100;

export interface Point {
  x: number;
  y: number;
}

export const isSquare = (place: string): boolean => /^[a-z]\d{1,2}$/.test(place);
export const fileOf = (square: string): number => square.charCodeAt(0) - 97;
export const rankOf = (square: string): number => Number(square.slice(1)) - 1;
export const nameOf = (file: number, rank: number): string =>
  String.fromCharCode(97 + file) + (rank + 1);

/** The part of a board that is seen, and from which side: files and ranks in the order of the screen. */
export interface Sight {
  files: number[];
  ranks: number[];
  /** The squares of the board; one that is missing is void, as if it were beyond the edge. */
  squares: ReadonlySet<string>;
}

export const squaresOf = (plan: Plan): Set<string> =>
  new Set(plan.zones.flatMap((zone) => zone.squares));

/** Without the outer files and ranks that hold nothing but the squares named in "without". */
export function sight(plan: Plan, flipped: boolean, without: ReadonlySet<string>): Sight {
  const squares = squaresOf(plan);
  const files = [...Array(plan.width).keys()];
  const ranks = [...Array(plan.height).keys()];
  const shown = (file: number, rank: number) => {
    const square = nameOf(file, rank);
    return squares.has(square) && !without.has(square);
  };
  const seen = {
    files: files.filter((file) => ranks.some((rank) => shown(file, rank))),
    ranks: ranks.filter((rank) => files.some((file) => shown(file, rank))),
    squares,
  };
  if (flipped) seen.files.reverse();
  else seen.ranks.reverse();
  return seen;
}

/** The column and row of a square on the screen; -1 for what is not seen. */
export function cell(seen: Sight, square: string): { col: number; row: number } {
  return { col: seen.files.indexOf(fileOf(square)), row: seen.ranks.indexOf(rankOf(square)) };
}

export function isSeen(seen: Sight, square: string): boolean {
  const { col, row } = cell(seen, square);
  return col >= 0 && row >= 0;
}

/** The middle of a square. */
export function middle(seen: Sight, square: string): Point {
  const { col, row } = cell(seen, square);
  return { x: (col + 0.5) * U, y: (row + 0.5) * U };
}

export function squareIn(seen: Sight, col: number, row: number): string | null {
  const file = seen.files[col];
  const rank = seen.ranks[row];
  const square = file === undefined || rank === undefined ? '' : nameOf(file, rank);
  return seen.squares.has(square) ? square : null;
}

export function squareAt(seen: Sight, { x, y }: Point): string | null {
  return squareIn(seen, Math.floor(x / U), Math.floor(y / U));
}

/** Some squares and all that touch them, on the board or off it. */
export function neighbourhood(squares: Iterable<string>): Set<string> {
  const steps = [-1, 0, 1];
  return new Set(
    [...squares].flatMap((square) =>
      steps.flatMap((file) =>
        steps.map((rank) => nameOf(fileOf(square) + file, rankOf(square) + rank)),
      ),
    ),
  );
}

/** The nearest of some squares whose middle is within reach of a point. */
export function nearest(
  seen: Sight,
  point: Point,
  squares: Iterable<string>,
  reach = 0.85 * U,
): string | null {
  let best: string | null = null;
  let least = reach;
  for (const square of squares) {
    const { x, y } = middle(seen, square);
    const distance = Math.hypot(x - point.x, y - point.y);
    if (distance < least) {
      least = distance;
      best = square;
    }
  }
  return best;
}

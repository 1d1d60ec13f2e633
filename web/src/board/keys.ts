import { cell, squareIn, type Sight } from './geometry';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The square that a key leads to, as seen on the screen; null for keys that lead nowhere. */
export function walk(seen: Sight, from: string, key: string, whole: boolean): string | null {
  const { col, row } = cell(seen, from);
  const right = seen.files.length - 1;
  const bottom = seen.ranks.length - 1;
  if (key === 'Home') return squareIn(seen, 0, whole ? 0 : row);
  if (key === 'End') return squareIn(seen, right, whole ? bottom : row);
  const step = STEPS[key];
  if (!step) return null;
  const to = (at: number, by: number, most: number) => Math.min(most, Math.max(0, at + by));
  return squareIn(seen, to(col, step[0], right), to(row, step[1], bottom));
}

/** The next or the previous of some squares in reading order, going round. */
export function turn(
  seen: Sight,
  from: string,
  squares: Iterable<string>,
  back: boolean,
): string | null {
  const place = (square: string) => {
    const { col, row } = cell(seen, square);
    return row * seen.files.length + col;
  };
  const sorted = [...squares].sort((a, b) => place(a) - place(b));
  const here = place(from);
  const next = back
    ? (sorted.findLast((square) => place(square) < here) ?? sorted.at(-1))
    : (sorted.find((square) => place(square) > here) ?? sorted[0]);
  return next ?? null;
}

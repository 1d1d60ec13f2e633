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
  const across = seen.files.map((_, at) => at);
  const rows = seen.ranks.map((_, at) => at);
  if (key === 'Home' || key === 'End') {
    const line = (whole ? rows : [row])
      .flatMap((at) => across.map((to) => squareIn(seen, to, at)))
      .filter((square) => square !== null);
    return line.at(key === 'Home' ? 0 : -1) ?? null;
  }
  const step = STEPS[key];
  if (!step) return null;
  // Over void squares to the next one that way; at the edge it stays.
  for (let far = 1; far < Math.max(across.length, rows.length); far++) {
    const to = squareIn(seen, col + far * step[0], row + far * step[1]);
    if (to !== null) return to;
  }
  return from;
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

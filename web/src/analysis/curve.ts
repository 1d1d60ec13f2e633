/** The drawing is this many units wide and high; the page stretches it. */
export const WIDTH = 1000;
export const HEIGHT = 200;

export interface CurvePoint {
  /** Which stop of the game it is; 0 is the start. */
  stop: number;
  x: number;
  y: number;
}

/** A point for each stop whose chance is known; certainty is at the top. */
export function points(chances: (number | null)[]): CurvePoint[] {
  const last = Math.max(1, chances.length - 1);
  return chances.flatMap((chance, stop) =>
    chance === null ? [] : [{ stop, x: (stop / last) * WIDTH, y: (1 - chance) * HEIGHT }],
  );
}

const at = ({ x, y }: CurvePoint) => `${round(x)} ${round(y)}`;
const round = (n: number) => Math.round(n * 10) / 10;

/** The line through the points; nothing where there are fewer than two. */
export function line(all: CurvePoint[]): string {
  return all.length < 2 ? '' : `M${all.map(at).join('L')}`;
}

/** What lies between the line and the bottom. */
export function area(all: CurvePoint[]): string {
  const first = all[0];
  const last = all.at(-1);
  return all.length < 2 || !first || !last
    ? ''
    : `${line(all)}L${round(last.x)} ${HEIGHT}L${round(first.x)} ${HEIGHT}Z`;
}

/** The stop that is nearest to a place on the curve, told as a part of its width. */
export function stopAt(part: number, stops: number): number {
  const last = Math.max(0, stops - 1);
  return Math.min(last, Math.max(0, Math.round(part * last)));
}

/** How a chance is drawn where it is not told: halfway between what is known beside it. */
export function filled(chances: (number | null)[]): (number | null)[] {
  return chances.map((chance, stop) => {
    if (chance !== null) return chance;
    const before = chances.slice(0, stop).findLast((known) => known !== null);
    const after = chances.slice(stop + 1).find((known) => known !== null);
    return before === undefined || after === undefined ? null : (before + after) / 2;
  });
}

import { textWidth } from './layout';
import type { MapArt, Point } from './types';

const between = (least: number, n: number, most: number) => Math.min(most, Math.max(least, n));

/** From so many pixels to a unit on, a region's name is large enough to be read. */
const READABLE = 0.45;

/** A region's name as it is lettered on the map. */
export interface Heading {
  at: Point;
  lines: string[];
  /** How high its letters are, in pixels; 0 where they would be too small. */
  size: number;
  /** Where the pawns under it have their feet, in pixels below the first line. */
  foot: number;
  /** Half of its width, in units of the map. */
  half: number;
}

/** How high a pawn is, in pixels. */
export const pawnSize = (scale: number): number => between(15, 27 * Math.sqrt(scale), 34);

export function heading(art: MapArt, region: string, name: string, scale: number): Heading | null {
  const drawn = art.regions[region];
  if (!drawn) return null;
  const size = scale < READABLE ? 0 : between(10, 14.5 * Math.sqrt(scale), 17);
  const lines = headingLines(name);
  const pawn = pawnSize(scale);
  const foot = size === 0 ? pawn / 2 : (lines.length - 0.5) * size * 1.15 + 3 + pawn;
  // The sheet ends before the name does where letters are large and the map is small.
  const half = (Math.max(...lines.map((line) => textWidth(line, size))) * 1.1) / 2 / scale + 6;
  const [x, y] = drawn.at;
  return {
    at: half * 2 < art.width ? [between(half, x, art.width - half), y] : [x, y],
    lines,
    size,
    foot,
    half,
  };
}

/** A long name stands in two lines. */
export function headingLines(name: string): string[] {
  const words = name.split(' ');
  if (name.length < 14 || words.length < 2) return [name];
  const ends = words.slice(1).map((_, at) => words.slice(0, at + 1).join(' ').length);
  const off = (at: number) => Math.abs(ends[at]! - name.length / 2);
  const best = ends.reduce((found, _, at) => (off(at) < off(found) ? at : found), 0);
  return [words.slice(0, best + 1).join(' '), words.slice(best + 1).join(' ')];
}

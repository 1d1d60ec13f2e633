import type { Plan } from '../api/types';
import { rankOf, sight, type Sight } from './geometry';
import type { Tray } from './types';

/** Trays that are zones; boxes stand elsewhere on the page. */
const onBoard = (plan: Plan, trays: Tray[]): Tray[] =>
  trays.filter(({ place }) => plan.zones.some(({ id }) => id === place));

/** Below this width what is off the board stands in strips beside it, and no frame is drawn. */
export const COMPACT = 480;
export const STRIP = 34;
/** A finger needs squares of this many pixels; the frame gives way for them. */
export const LEAST = 24;

export interface Layout {
  compact: boolean;
  seen: Sight;
  /** The side of a square and the width of the frame, in whole pixels so that lines stay crisp. */
  size: number;
  edge: number;
}

/**
 * The largest board that a box holds: in its frame where there is room for one, else without. Then
 * trays stand in strips, or, where the box is too low for strips, on the board.
 */
export function layout(
  plan: Plan,
  trays: Tray[],
  flipped: boolean,
  width: number,
  height: number,
): Layout {
  const whole = sight(plan, flipped, new Set());
  const framed = largest(whole, width, height, 1.2);
  if (width >= COMPACT && framed >= LEAST) {
    return { compact: false, seen: whole, size: framed, edge: frame(framed) };
  }
  const part = sight(plan, flipped, traySquares(plan, trays));
  const small = largest(part, width, height - onBoard(plan, trays).length * STRIP);
  const bare = largest(whole, width, height);
  return bare > small
    ? { compact: false, seen: whole, size: bare, edge: 0 }
    : { compact: true, seen: part, size: small, edge: 0 };
}

/** The side of the squares that fill a box, beside a frame that is so many squares wide in all. */
function largest({ files, ranks }: Sight, width: number, height: number, frame = 0): number {
  const size = Math.min(width / (files.length + frame), height / (ranks.length + frame));
  return Math.max(8, Math.floor(size));
}

const frame = (size: number): number => Math.max(15, Math.round(size * 0.6));

export function traySquares(plan: Plan, trays: Tray[]): Set<string> {
  const held = new Set(trays.map((tray) => tray.place));
  return new Set(plan.zones.filter((zone) => held.has(zone.id)).flatMap((zone) => zone.squares));
}

/** Trays beside the board: those whose zone lies higher on the screen above it, the others below. */
export function bands(
  plan: Plan,
  trays: Tray[],
  flipped: boolean,
): { above: Tray[]; below: Tray[] } {
  const height = (tray: Tray) => {
    const squares = plan.zones.find((zone) => zone.id === tray.place)?.squares ?? [];
    const sum = squares.reduce((total, square) => total + rankOf(square), 0);
    return (flipped ? -1 : 1) * (sum / Math.max(1, squares.length));
  };
  const sorted = onBoard(plan, trays).sort((a, b) => height(b) - height(a));
  const half = Math.ceil(sorted.length / 2);
  return { above: sorted.slice(0, half), below: sorted.slice(half) };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Where a panel stands that asks about a square: on that side of what must stay clear which is
 * nearest to the square; where it fits on no side, beside the square.
 */
export function beside(
  clear: Box,
  at: { x: number; y: number; half: number },
  panel: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const gap = 6;
  const left = within(at.x - panel.width / 2, panel.width, room.width);
  const top = within(at.y - panel.height / 2, panel.height, room.height);
  const sides = [
    { left, top: clear.top - gap - panel.height, far: at.y - clear.top },
    { left, top: clear.bottom + gap, far: clear.bottom - at.y },
    { left: clear.left - gap - panel.width, top, far: at.x - clear.left },
    { left: clear.right + gap, top, far: clear.right - at.x },
  ].filter(
    (side) =>
      side.left === within(side.left, panel.width, room.width) &&
      side.top === within(side.top, panel.height, room.height),
  );
  const [best] = sides.sort((a, b) => a.far - b.far);
  if (best) return { left: best.left, top: best.top };
  const reach = at.half + gap;
  const near = at.y < room.height / 2 ? at.y + reach : at.y - reach - panel.height;
  return { left, top: within(near, panel.height, room.height) };
}

const within = (start: number, length: number, room: number): number =>
  Math.max(4, Math.min(room - length - 4, start));

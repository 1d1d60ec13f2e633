import type { Plan } from '../api/types';
import { rankOf, sight, type Sight } from './geometry';
import type { Tray } from './types';

/** Below this width what is off the board stands in strips beside it, and no frame is drawn. */
export const COMPACT = 480;
export const STRIP = 34;

export interface Layout {
  compact: boolean;
  seen: Sight;
  /** The side of a square and the width of the frame, in whole pixels so that lines stay crisp. */
  size: number;
  edge: number;
}

/** The largest board that a box holds. */
export function layout(
  plan: Plan,
  trays: Tray[],
  flipped: boolean,
  width: number,
  height: number,
): Layout {
  const compact = width < COMPACT;
  const seen = sight(plan, flipped, compact ? traySquares(plan, trays) : new Set());
  const cols = seen.files.length;
  const rows = seen.ranks.length;
  if (compact) {
    const strips = trays.length * STRIP;
    return {
      compact,
      seen,
      size: whole(Math.min(width / cols, (height - strips) / rows)),
      edge: 0,
    };
  }
  const size = whole(Math.min(width / (cols + 1.2), height / (rows + 1.2)));
  return { compact, seen, size, edge: Math.max(15, Math.round(size * 0.6)) };
}

export function traySquares(plan: Plan, trays: Tray[]): Set<string> {
  const held = new Set(trays.map((tray) => tray.zone));
  return new Set(plan.zones.filter((zone) => held.has(zone.id)).flatMap((zone) => zone.squares));
}

/** Trays beside the board: those whose zone lies higher on the screen above it, the others below. */
export function bands(
  plan: Plan,
  trays: Tray[],
  flipped: boolean,
): { above: Tray[]; below: Tray[] } {
  const height = (tray: Tray) => {
    const squares = plan.zones.find((zone) => zone.id === tray.zone)?.squares ?? [];
    const sum = squares.reduce((total, square) => total + rankOf(square), 0);
    return (flipped ? -1 : 1) * (sum / Math.max(1, squares.length));
  };
  const sorted = [...trays].sort((a, b) => height(b) - height(a));
  const half = Math.ceil(sorted.length / 2);
  return { above: sorted.slice(0, half), below: sorted.slice(half) };
}

const whole = (size: number): number => Math.max(8, Math.floor(size));

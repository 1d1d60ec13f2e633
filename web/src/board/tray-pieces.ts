import { cell, U, type Point, type Sight } from './geometry';
import type { Tray, Zone } from './types';

/** A tray's pieces one by one, in the order in which they stand. */
export function piecesIn(tray: Tray): string[] {
  return tray.counts.flatMap(({ kind, count }) => Array<string>(count).fill(kind));
}

export interface Slot extends Point {
  square: string;
  /** How large a piece is here, where 1 is its size on the board. */
  scale: number;
}

/** Where a crowd stands within its zone: one on each square, closer where there are more of them. */
export function slots(seen: Sight, zone: Zone, total: number): Slot[] {
  const squares = zone.squares.filter((square) => cell(seen, square).col >= 0);
  if (squares.length === 0) return [];
  const each = Math.ceil(total / squares.length);
  const side = Math.ceil(Math.sqrt(Math.max(1, each)));
  return Array.from({ length: total }, (_, at) => {
    const square = squares[at % squares.length]!;
    const { col, row } = cell(seen, square);
    const turn = Math.floor(at / squares.length);
    return {
      square,
      x: (col + ((turn % side) + 0.5) / side) * U,
      y: (row + (Math.floor(turn / side) + 0.5) / side) * U,
      scale: 0.86 / side,
    };
  });
}

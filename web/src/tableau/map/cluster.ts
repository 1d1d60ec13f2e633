import type { Things } from '../types';

/** A token as it lies: one thing, or a pile that says how many it stands for. */
export interface Mark {
  key: string;
  kind: string;
  /** How many a pile stands for; null for one thing. */
  pile: number | null;
  x: number;
  y: number;
  /** Its width in pixels. */
  size: number;
}

export interface Room {
  width: number;
  height: number;
}

/** From so many of a kind on a figure is read faster than shapes are counted. */
const PILE = 5;
const GAP = 0.12;
const PILE_SIZE = 1.45;
/** Tokens shrink by this much before they are piled up. */
const LEAST = 0.84;
/** The smallest pile whose figure can be read. */
const LEAST_PILE = 13;

interface Row {
  marks: { key: string; kind: string; pile: number | null; size: number }[];
}

/** Things side by side around the origin, as large as the room allows, in rows by kind. */
export function cluster(things: readonly Things[], room: Room, size: number): Mark[] {
  const there = things.filter(({ count }) => count > 0);
  if (there.length === 0) return [];
  for (const scale of [1, LEAST]) {
    const spread = rows(there, size * scale, false);
    for (const arranged of [spread, joined(spread)]) {
      if (fits(arranged, room)) return placed(arranged);
    }
  }
  const piled = rows(there, size, true);
  return placed(fits(piled, room) ? piled : joined(piled));
}

function rows(things: readonly Things[], size: number, piled: boolean): Row[] {
  return things.flatMap(({ kind, count }): Row[] => {
    if (count >= PILE || (piled && count > 1)) {
      const large = Math.max(LEAST_PILE, size * PILE_SIZE);
      return [{ marks: [{ key: `${kind}*${count}`, kind, pile: count, size: large }] }];
    }
    const marks = Array.from({ length: count }, (_, n) => ({
      key: `${kind}.${n}`,
      kind,
      pile: null,
      size,
    }));
    // Four of a kind lie in a square, which is seen at a glance.
    return count === 4 && things.length === 1
      ? [{ marks: marks.slice(0, 2) }, { marks: marks.slice(2) }]
      : [{ marks }];
  });
}

/** All in one row, where the room is too low for more. */
const joined = (all: Row[]): Row[] => [{ marks: all.flatMap(({ marks }) => marks) }];

const heightOf = (row: Row) => Math.max(...row.marks.map(({ size }) => size));
const gapOf = (row: Row) => row.marks[0]!.size * GAP;
const widthOf = (row: Row) =>
  row.marks.reduce((sum, { size }) => sum + size, 0) + gapOf(row) * (row.marks.length - 1);

const total = (all: Row[]) =>
  all.reduce((sum, row) => sum + heightOf(row), 0) + (all.length - 1) * gapOf(all[0]!);

function fits(all: Row[], { width, height }: Room): boolean {
  return total(all) <= height && all.every((row) => widthOf(row) <= width);
}

function placed(all: Row[]): Mark[] {
  let top = -total(all) / 2;
  return all.flatMap((row) => {
    const high = heightOf(row);
    const y = top + high / 2;
    top += high + gapOf(row);
    let left = -widthOf(row) / 2;
    return row.marks.map((mark) => {
      const x = left + mark.size / 2;
      left += mark.size + gapOf(row);
      return { ...mark, x, y };
    });
  });
}

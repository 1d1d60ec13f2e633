import type { Motion } from '../api/types';
import { fileOf, isSquare, rankOf } from './geometry';
import type { Piece, Standing, Tray } from './types';

/** What stands where once things have left one place and appeared at another. */
export function applyMotions<T extends Standing>(view: T, motions: readonly Motion[]): T {
  let { pieces, trays } = view;
  for (const { thing, from, to } of motions) {
    if (isSquare(from)) pieces = without(pieces, thing, from);
    else trays = counted(trays, thing, from, -1);
    if (isSquare(to)) pieces = [...pieces, { kind: thing, square: to }];
    else trays = counted(trays, thing, to, 1);
  }
  return { ...view, pieces, trays };
}

function without(pieces: Piece[], kind: string, square: string): Piece[] {
  const at = pieces.findIndex((piece) => piece.kind === kind && piece.square === square);
  return at < 0 ? pieces : pieces.toSpliced(at, 1);
}

function counted(trays: Tray[], kind: string, place: string, by: number): Tray[] {
  if (!trays.some((tray) => tray.place === place)) {
    trays = [...trays, { place, counts: [] }];
  }
  return trays.map((tray) => {
    if (tray.place !== place) return tray;
    const known = tray.counts.some((count) => count.kind === kind);
    const counts = known ? tray.counts : [...tray.counts, { kind, count: 0 }];
    return {
      place,
      counts: counts.map((c) => (c.kind === kind ? { kind, count: Math.max(0, c.count + by) } : c)),
    };
  });
}

/** Whether the same things stand in the same places, in whatever order they are told. */
export function alike(a: Standing, b: Standing): boolean {
  return signature(a) === signature(b);
}

function signature({ pieces, trays }: Standing): string {
  const standing = pieces.map(({ kind, square }) => `${square} ${kind}`);
  const held = trays.flatMap(({ place, counts }) =>
    counts.filter(({ count }) => count > 0).map(({ kind, count }) => `${place} ${kind} ${count}`),
  );
  return [...standing, ...held].sort().join();
}

/** When a motion begins and ends, in milliseconds after the first. */
export interface Timed {
  motion: Motion;
  start: number;
  end: number;
}

const STEP = 160;
const HOP = 210;
const FADE = 220;
const STAGGER = 70;
const LONGEST = 1200;

/**
 * Legs follow one another; what a leg takes fades while the next one is under way. A piece that was
 * dragged is there already: then its legs take no time.
 */
export function timetable(motions: readonly Motion[], dragged = false): Timed[] {
  const timed: Timed[] = [];
  let clock = 0;
  let landed = 0;
  for (const motion of motions) {
    if (isSquare(motion.from) && isSquare(motion.to)) {
      const start = clock;
      clock += dragged ? 0 : reach(motion) > 1 ? HOP : STEP;
      landed = dragged ? clock : (start + clock) / 2;
      timed.push({ motion, start, end: clock });
    } else if (isSquare(motion.from)) {
      timed.push({ motion, start: landed, end: landed + FADE });
    } else {
      timed.push({ motion, start: clock, end: clock + FADE });
      clock += STAGGER;
    }
  }
  const whole = span(timed);
  const pace = whole > LONGEST ? LONGEST / whole : 1;
  return timed.map(({ motion, start, end }) => ({ motion, start: start * pace, end: end * pace }));
}

export const span = (timed: Timed[]): number => Math.max(0, ...timed.map(({ end }) => end));

/** How many squares a leg covers. */
export function reach({ from, to }: Motion): number {
  return Math.max(Math.abs(fileOf(from) - fileOf(to)), Math.abs(rankOf(from) - rankOf(to)));
}

/** A motion under way, and how far it is (0 to 1). */
export interface Flight {
  motion: Motion;
  part: number;
}

/** The flights at a moment. */
export function flights(timed: Timed[], time: number): Flight[] {
  return timed
    .filter(({ start, end }) => start <= time && time < end)
    .map(({ motion, start, end }) => ({ motion, part: (time - start) / (end - start) }));
}

/** What stands still at a moment: things under way are nowhere, those to come have not yet left. */
export function settled<T extends Standing>(view: T, timed: Timed[], time: number): T {
  const done = timed.filter(({ end }) => end <= time).map(({ motion }) => motion);
  let { pieces, trays } = applyMotions(view, done);
  for (const { motion } of flights(timed, time)) {
    if (isSquare(motion.from)) pieces = without(pieces, motion.thing, motion.from);
    else trays = counted(trays, motion.thing, motion.from, -1);
  }
  return { ...view, pieces, trays };
}

import type { MapArt, PlaceArt, Point } from './types';
import type { Room } from './cluster';

/** Where in a place its name and its tokens stand, in pixels around the place's middle. */
export interface PlaceLayout {
  at: Point;
  label: { text: string; x: number; y: number; size: number } | null;
  tokens: { x: number; y: number; room: Room };
  /** The box of a callout. */
  box: Room | null;
  size: number;
  /** Where its star is, if it is flagged. */
  star: { x: number; y: number; size: number };
}

const between = (least: number, n: number, most: number) => Math.min(most, Math.max(least, n));

/** How wide a token is at so many pixels to a unit. */
export const tokenSize = (scale: number): number => between(7, 12.5 * Math.sqrt(scale), 17);

/** How wide a name is in capital letters with a little air between them. */
export function textWidth(text: string, size: number): number {
  const letters = [...text.toUpperCase()].map((letter) =>
    'IJ1. '.includes(letter) ? 0.42 : 'MW'.includes(letter) ? 1.02 : 0.75,
  );
  return size * letters.reduce((sum, wide) => sum + wide + 0.06, 0);
}

const starSize = (scale: number) => between(6, 11 * Math.sqrt(scale), 13);

/** Below this height of room a place shows its name only as long as nothing lies there. */
const LOW = 9.5;

export function placeLayout(
  art: MapArt,
  place: PlaceArt,
  names: { id: string; name: string },
  scale: number,
  { occupied, flagged }: { occupied: boolean; flagged: boolean },
): PlaceLayout {
  const size = tokenSize(scale);
  return place.callout
    ? calloutLayout(art, place.callout, names.id, scale, size, occupied, flagged)
    : innerLayout(art, place, names, scale, size, occupied);
}

function innerLayout(
  { wide }: MapArt,
  { at, room }: PlaceArt,
  { id, name }: { id: string; name: string },
  scale: number,
  size: number,
  occupied: boolean,
): PlaceLayout {
  const high = room * scale;
  const width = 2 * high * wide;
  const low = high < LOW;
  const codeSize = between(8, 11 * Math.sqrt(scale), 13);
  const nameSize = between(8, 9.6 * Math.sqrt(scale), 12);
  const whole = !low && textWidth(name, nameSize) <= width * 0.88;
  const label = {
    text: whole ? name : id,
    size: whole ? nameSize : codeSize,
    x: 0,
    y: low ? 0 : -between(0, high * 0.6, size * 1.1),
  };
  return {
    at,
    label: low && occupied ? null : label,
    tokens: {
      x: 0,
      y: low ? 0 : between(0, high * 0.42, size),
      room: { width: Math.max(width * 0.98, size * 2), height: Math.max(high * 1.2, size) },
    },
    box: null,
    size,
    star:
      low && occupied
        ? { x: size * 0.8, y: -size * 0.8, size: starSize(scale) }
        : {
            x: textWidth(label.text, label.size) / 2 + starSize(scale) * 0.75,
            y: label.y,
            size: starSize(scale),
          },
  };
}

function calloutLayout(
  { callout }: MapArt,
  at: Point,
  id: string,
  scale: number,
  size: number,
  occupied: boolean,
  flagged: boolean,
): PlaceLayout {
  const box = { width: callout[0] * scale, height: callout[1] * scale };
  const small = box.height < 18;
  const labelSize = small
    ? between(6.5, box.height * 0.72, 8)
    : between(8, 11 * Math.sqrt(scale), 13);
  const column = small ? 0 : labelSize * 2.5;
  return {
    at,
    label:
      small && occupied
        ? null
        : {
            text: id,
            size: labelSize,
            x: small ? 0 : -box.width / 2 + column / 2 + 1,
            y: flagged && !small ? -labelSize * 0.45 : 0,
          },
    tokens: {
      x: column / 2,
      y: 0,
      room: {
        width: small ? box.width * 1.3 : box.width - column - 2,
        height: Math.max(box.height - 2, size),
      },
    },
    box,
    size,
    star: small
      ? { x: -box.width / 2, y: -box.height / 2, size: starSize(scale) }
      : { x: -box.width / 2 + column / 2 + 1, y: labelSize * 0.75, size: starSize(scale) },
  };
}

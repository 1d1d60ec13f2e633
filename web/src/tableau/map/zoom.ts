import type { Box, Point } from './types';

/** A rectangle's width and height, in pixels or in units of the map. */
export interface Size {
  width: number;
  height: number;
}

/** What is seen of the map: how many pixels a unit has, and which point is in the middle. */
export interface Sight {
  scale: number;
  x: number;
  y: number;
}

/** At most this many pixels to a unit, or as many times the whole map. */
const CLOSEST = 3;
const TIMES = 5;

/** The whole map in a window. */
export function whole(map: Size, window: Size): Sight {
  const scale = Math.min(window.width / map.width, window.height / map.height);
  return { scale, x: map.width / 2, y: map.height / 2 };
}

export function closest(map: Size, window: Size): number {
  const { scale } = whole(map, window);
  return Math.max(scale, Math.min(CLOSEST, scale * TIMES));
}

/** A sight that stays on the map, and shows nothing but the map where that is larger than the window. */
export function clamped(sight: Sight, map: Size, window: Size): Sight {
  const least = whole(map, window).scale;
  const scale = Math.min(closest(map, window), Math.max(least, sight.scale));
  const along = (at: number, length: number, seen: number) => {
    const half = seen / scale / 2;
    return half * 2 >= length ? length / 2 : Math.min(length - half, Math.max(half, at));
  };
  return {
    scale,
    x: along(sight.x, map.width, window.width),
    y: along(sight.y, map.height, window.height),
  };
}

/** A box of the map as large as the window allows. */
export function sightOf([left, top, right, bottom]: Box, map: Size, window: Size): Sight {
  const scale = Math.min(window.width / (right - left), window.height / (bottom - top));
  return clamped({ scale, x: (left + right) / 2, y: (top + bottom) / 2 }, map, window);
}

/** From a point of the window to the map. */
export function toMap(sight: Sight, window: Size, [x, y]: Point): Point {
  return [
    sight.x + (x - window.width / 2) / sight.scale,
    sight.y + (y - window.height / 2) / sight.scale,
  ];
}

/** From a point of the map to the window. */
export function toWindow(sight: Sight, window: Size, [x, y]: Point): Point {
  return [
    (x - sight.x) * sight.scale + window.width / 2,
    (y - sight.y) * sight.scale + window.height / 2,
  ];
}

/** The point of the map that was under a finger is under it again, at another scale. */
export function held(sight: Sight, scale: number, window: Size, at: Point, point: Point): Sight {
  return {
    ...sight,
    scale,
    x: point[0] - (at[0] - window.width / 2) / scale,
    y: point[1] - (at[1] - window.height / 2) / scale,
  };
}

/** Nearer or farther by a factor, with one point of the window standing still. */
export function zoomed(sight: Sight, factor: number, map: Size, window: Size, at: Point): Sight {
  const most = closest(map, window);
  const scale = Math.min(most, Math.max(whole(map, window).scale, sight.scale * factor));
  return clamped(held(sight, scale, window, at, toMap(sight, window, at)), map, window);
}

export const isWhole = (sight: Sight, map: Size, window: Size): boolean =>
  sight.scale <= whole(map, window).scale * 1.02;

export const alike = (one: Sight, other: Sight): boolean =>
  Math.abs(one.scale / other.scale - 1) < 0.01 &&
  Math.hypot(one.x - other.x, one.y - other.y) * one.scale < 2;

import { elbowRoom } from './hit';
import { aims, FINGER, spotOf } from './region-sight';
import type { MapArt, Point } from './types';
import { toWindow, type Sight, type Size } from './zoom';

/** A button over a place, in pixels of the window. */
export interface Target {
  id: string;
  at: Point;
  width: number;
  height: number;
}

/** What a mouse hits for sure, in pixels. */
const MOUSE = 24;
/** A region's name. */
const NAME = { width: 96, height: 28 };
/** How much of the room in a place its button takes. */
const SHARE = 1.6;

/** A button for each place and each region's name, where the sight shows it. */
export function targetsOf(
  art: MapArt,
  ids: readonly string[],
  sight: Sight,
  window: Size,
  compact: boolean,
): Target[] {
  const elbow = elbowRoom(aims(art, ids));
  return ids.map((id) => {
    const place = art.places[id];
    const own = place?.callout
      ? { width: art.callout[0] * sight.scale, height: art.callout[1] * sight.scale }
      : place
        ? {
            width: place.room * art.wide * SHARE * sight.scale,
            height: place.room * SHARE * sight.scale,
          }
        : NAME;
    // Where there is no room for a finger, no target covers the middle of another.
    const least = Math.min(compact ? FINGER : MOUSE, elbow.get(id)! * sight.scale);
    return {
      id,
      at: toWindow(sight, window, spotOf(art, id)!),
      width: Math.max(least, own.width),
      height: Math.max(least, own.height),
    };
  });
}

/** Where a pin stands that proposes a place: on its upper edge, or beside its callout. */
export function pinAt(art: MapArt, id: string | null): Point | null {
  const spot = id === null ? null : spotOf(art, id);
  if (id === null || !spot) return null;
  const place = art.places[id];
  if (place?.callout) return [spot[0] - art.callout[0] / 2, spot[1] - art.callout[1] / 3];
  return [spot[0], spot[1] - (place ? place.room * 0.8 : 8)];
}

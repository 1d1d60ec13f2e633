import type { TableauPlan } from '../types';
import { targetWidth, type Aim } from './hit';
import type { Box, MapArt, Point } from './types';
import { clamped, sightOf, whole, type Sight, type Size } from './zoom';

/** What a finger hits for sure, in pixels. */
export const FINGER = 32;

/** Where a place is pressed and its tokens lie. */
export function spotOf(art: MapArt, id: string): Point | null {
  const place = art.places[id];
  return place?.callout ?? place?.at ?? art.regions[id]?.at ?? null;
}

export function aims(art: MapArt, ids: Iterable<string>): Aim[] {
  return [...ids].flatMap((id) => {
    const at = spotOf(art, id);
    return at ? [{ id, at }] : [];
  });
}

/** A region so near that a finger finds each of its places. */
export function regionSight(plan: TableauPlan, art: MapArt, region: string, window: Size): Sight {
  const drawn = art.regions[region];
  if (!drawn) return whole(art, window);
  const members = aims(
    art,
    plan.places.filter((place) => place.region === region).map(({ id }) => id),
  );
  const least = FINGER / Math.min(...members.map((aim) => targetWidth(aim, members)));
  const pad = 6;
  const padded = (box: Box): Box => [box[0] - pad, box[1] - pad, box[2] + pad, box[3] + pad];
  const [x, y] = drawn.at;
  const named = around([drawn.box, [x - 60, y - 12, x + 60, y + 40]]);
  // The name and the pawns under it come into sight where there is room for them.
  for (const box of [padded(named), padded(drawn.box)]) {
    const sight = sightOf(box, art, window);
    if (sight.scale >= least) return sight;
  }
  const [left, top, right, bottom] = around(members.map(({ at }) => [...at, ...at]));
  return clamped({ scale: least, x: (left + right) / 2, y: (top + bottom) / 2 }, art, window);
}

function around(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  ];
}

/** The one region in which everything lies that can be picked, if there is one. */
export function onlyRegion(plan: TableauPlan, ids: Iterable<string>): string | null {
  const regionOf = new Map(plan.places.map(({ id, region }) => [id, region]));
  const found = new Set([...ids].map((id) => regionOf.get(id) ?? null));
  const [only] = found;
  return found.size === 1 ? (only ?? null) : null;
}

/** Whether a finger would find this among all that can be picked. */
export function isReachable(
  art: MapArt,
  id: string,
  pickable: readonly Aim[],
  scale: number,
): boolean {
  const at = spotOf(art, id);
  if (!at || art.regions[id]) return true;
  const place = art.places[id]!;
  const own = place.callout ? art.callout[1] : place.room * 2;
  return Math.max(own, targetWidth({ id, at }, pickable)) * scale >= FINGER;
}

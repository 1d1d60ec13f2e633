import type { TableauPlan } from '../types';
import { heading } from './headings';
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

/** A region so near that a finger finds each of its places; its name is in sight if that can be. */
export function regionSight(plan: TableauPlan, art: MapArt, region: string, window: Size): Sight {
  const drawn = art.regions[region];
  const members = plan.places.filter((place) => place.region === region).map(({ id }) => id);
  const spots = aims(art, members);
  if (!drawn || spots.length === 0) return whole(art, window);
  const least = FINGER / Math.min(...spots.map((aim) => targetWidth(aim, spots)));
  const needed = around(spots.map(({ at }) => grown([...at, ...at], FINGER / 2 / least)));
  const title = plan.regions.find(({ id }) => id === region)?.name ?? '';
  const name = nameBox(art, region, title, least);
  const boxes = [grown(around([drawn.box, name]), 4), around([needed, name]), drawn.box, needed];
  const near = boxes.find((box) => sightOf(box, art, window).scale >= least) ?? needed;
  const scale = Math.max(least, sightOf(near, art, window).scale);
  // As close to the middle of the region as all that is to be seen allows.
  const along = (low: number, high: number, middle: number, length: number) =>
    high - low > length
      ? (low + high) / 2
      : Math.min(low + length / 2, Math.max(high - length / 2, middle));
  const [left, top, right, bottom] = drawn.box;
  const x = along(near[0], near[2], (left + right) / 2, window.width / scale);
  const y = along(near[1], near[3], (top + bottom) / 2, window.height / scale);
  return clamped({ scale, x, y }, art, window);
}

/** The room that a region's name and the pawns under it take. */
function nameBox(art: MapArt, region: string, name: string, scale: number): Box {
  const { at, size, foot, half } = heading(art, region, name, scale)!;
  return [at[0] - half, at[1] - size / scale, at[0] + half, at[1] + (foot + 4) / scale];
}

const grown = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];

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

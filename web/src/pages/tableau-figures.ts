import type { Box, MapArt, RegionArt } from '../tableau/map/types';
import type { CardZone, TableauPlan, Things, Track } from '../tableau/types';

/** A part of the map: left, top, width and height. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So much is seen around what is shown, in units of the map. */
const MARGIN = 14;
/** The room of a region's name and of the pawns under it. */
const HEADING = { aside: 92, above: 12, below: 44 };

/** The box of a region, with its name. */
function withName({ at: [x, y], box }: RegionArt): Box {
  return [
    Math.min(box[0], x - HEADING.aside),
    Math.min(box[1], y - HEADING.above),
    Math.max(box[2], x + HEADING.aside),
    Math.max(box[3], y + HEADING.below),
  ];
}

/** The regions that a figure shows: those it names, and those of the places it names. */
export function shownRegions(plan: TableauPlan, spots: string[]): string[] {
  const asked = new Set(spots);
  return plan.regions
    .map(({ id }) => id)
    .filter(
      (id) =>
        asked.has(id) || plan.places.some((place) => place.region === id && asked.has(place.id)),
    );
}

/** The part of the map with these regions; null where there are none. */
export function crop(art: MapArt, regions: string[]): Crop | null {
  const boxes = regions.flatMap((id) => (art.regions[id] ? [withName(art.regions[id])] : []));
  if (boxes.length === 0) {
    return null;
  }
  const edge = (side: 0 | 1 | 2 | 3) => boxes.map((box) => box[side]);
  const x = Math.max(0, Math.min(...edge(0)) - MARGIN);
  const y = Math.max(0, Math.min(...edge(1)) - MARGIN);
  return {
    x,
    y,
    width: Math.min(art.width, Math.max(...edge(2)) + MARGIN) - x,
    height: Math.min(art.height, Math.max(...edge(3)) + MARGIN) - y,
  };
}

/** The map with the names, and the pawns, of these regions only; those of others would be cut. */
export function named(art: MapArt, regions: string[]): MapArt {
  const out = [-art.width, -art.height] as const;
  const placed = Object.entries(art.regions).map(([id, region]) => [
    id,
    regions.includes(id) ? region : { ...region, at: out },
  ]);
  return { ...art, regions: Object.fromEntries(placed) as MapArt['regions'] };
}

/** What a figure shows beside the map, in its own order. */
export type Beside =
  | { kind: 'track'; track: Track; count: number }
  | { kind: 'dice'; zone: CardZone; dice: string[] }
  | { kind: 'cards'; zone: CardZone; cards: string[] };

const thingsNamed = (things: readonly Things[], prefix: string) =>
  things.flatMap(({ kind, count }) =>
    kind.startsWith(prefix) ? Array<string>(count).fill(kind.slice(prefix.length)) : [],
  );

export function beside(
  plan: TableauPlan,
  at: ReadonlyMap<string, readonly Things[]>,
  spots: string[],
): Beside[] {
  return spots.flatMap((id): Beside[] => {
    const things = at.get(id) ?? [];
    const track = plan.tracks.find((one) => one.id === id);
    if (track) {
      return [{ kind: 'track', track, count: things.reduce((sum, { count }) => sum + count, 0) }];
    }
    const zone = plan.zones.find((one) => one.id === id);
    if (!zone) {
      return [];
    }
    return zone.role === 'dice'
      ? [{ kind: 'dice', zone, dice: thingsNamed(things, 'die:') }]
      : [{ kind: 'cards', zone, cards: thingsNamed(things, 'card:') }];
  });
}

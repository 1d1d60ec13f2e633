import type { TableauPlan, Things } from '../types';
import type { MapWords, PlaceOffer } from './types';

/** What a place is called besides what lies there. */
export interface PlaceSigns {
  flagged?: ReadonlySet<string>;
  /** What it means that a place is flagged: "State card available". */
  flag?: string;
  changed?: ReadonlySet<string>;
  offers?: ReadonlyMap<string, PlaceOffer>;
  hint?: string | null;
}

/** "Ohio, Midwest, 3 purple cubes, State card available": what a place or region is called. */
export function placeSpeech(
  plan: TableauPlan,
  spots: ReadonlyMap<string, readonly Things[]>,
  words: MapWords,
  signs: PlaceSigns = {},
): (id: string) => string {
  const kinds = new Map(plan.kinds.map((kind) => [kind.id, kind]));
  const regions = new Map(plan.regions.map(({ id, name }) => [id, name]));
  const places = new Map(plan.places.map((place) => [place.id, place]));
  const there = (id: string): string[] =>
    (spots.get(id) ?? [])
      .filter(({ kind, count }) => kinds.has(kind) && count > 0)
      .map(({ kind, count }) => {
        const { name, plural, role } = kinds.get(kind)!;
        return role === 'cube' || count > 1 ? words.count(count, name, plural) : name;
      });
  return (id) => {
    const place = places.get(id);
    const offer = signs.offers?.get(id);
    const lying = there(id);
    const parts = [
      place?.name ?? regions.get(id) ?? id,
      place ? regions.get(place.region) : words.region,
      ...(place && lying.length === 0 ? [words.empty] : lying),
      signs.flagged?.has(id) && (signs.flag ?? words.flagged),
      signs.changed?.has(id) && words.changed,
      signs.hint === id && words.hinted,
      offer && words.ways[offer.way],
      offer?.about,
    ];
    return parts.filter(Boolean).join(', ');
  };
}

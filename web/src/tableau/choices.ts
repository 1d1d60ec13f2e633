import type { Offer, Refused, TableauPlan, Target } from '../api/types';

/** Offers about one number, such as bids, from the smallest on. */
export interface Stepped {
  act: string;
  offers: Offer[];
}

/** Offers of one act that lead to different places off the map's own states, such as regions. */
export interface Menu {
  act: string;
  kind: string | null;
  offers: Offer[];
}

/** What can be chosen now, by where it is chosen. */
export interface Choices {
  /** On the map, by place. */
  places: Map<string, Offer[]>;
  /** On cards, by card. */
  cards: Map<string, Offer[]>;
  steppers: Stepped[];
  menus: Menu[];
  /** Everything else. */
  buttons: Offer[];
  /** The kinds to choose between on the map, such as two colours; none where there is one. */
  kinds: string[];
}

type Aimed = Offer & { target: Target };

const isAimed = (offer: Offer): offer is Aimed => offer.target !== null;

function grouped<T>(all: T[], key: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  }
  return groups;
}

export function choicesOf(offers: readonly Offer[], plan: TableauPlan): Choices {
  const aimed = offers.filter(isAimed);
  const places = new Set(plan.places.map(({ id }) => id));
  const regions = new Set(plan.regions.map(({ id }) => id));
  const onMap = aimed.filter(({ target }) => target.place !== null && places.has(target.place));
  const onCards = aimed.filter(({ target }) => target.card !== null);
  const toRegions = aimed.filter(
    ({ target }) => target.place !== null && regions.has(target.place),
  );
  const numbers = aimed.filter(({ target }) => target.amount !== null && target.place === null);
  // Where the whole question is about regions, they are chosen on the map.
  const regional = toRegions.length > 0 && toRegions.every(({ target }) => target.kind === null);
  const placed = regional ? [...onMap, ...toRegions] : onMap;
  const taken = new Set<Offer>([...placed, ...onCards, ...toRegions, ...numbers]);
  const byPlace = grouped(placed, ({ target }) => target.place ?? '');
  return {
    places: byPlace,
    cards: grouped(onCards, ({ target }) => target.card ?? ''),
    steppers: [...grouped(numbers, ({ target }) => target.act)].map(([act, some]) => ({
      act,
      offers: some.toSorted((a, b) => (a.target.amount ?? 0) - (b.target.amount ?? 0)),
    })),
    menus: regional
      ? []
      : [...grouped(toRegions, ({ target }) => `${target.act} ${target.kind ?? ''}`).values()].map(
          (some) => ({
            act: some[0]?.target.act ?? '',
            kind: some[0]?.target.kind ?? null,
            offers: some,
          }),
        ),
    buttons: offers.filter((offer) => !taken.has(offer)),
    kinds: rivalKinds([...byPlace.values()]),
  };
}

/** The kinds that a tap leaves open somewhere, as one place offers several of them for one act. */
function rivalKinds(places: Aimed[][]): string[] {
  const kinds = places.flatMap((offers) =>
    offers
      .filter(({ target }) =>
        offers.some(
          (other) => other.target.act === target.act && other.target.kind !== target.kind,
        ),
      )
      .flatMap(({ target }) => target.kind ?? []),
  );
  return [...new Set(kinds)].sort();
}

/** What cannot be done with a card now, and why. */
export function refusedFor(refused: readonly Refused[], card: string): Refused[] {
  return refused.filter(({ target }) => target.card === card);
}

/** The offer that a tap on a place means: of the kind in hand if there is one of it, else the first. */
export function picked(offers: readonly Offer[] | undefined, kind: string | null): Offer | null {
  return offers?.find(({ target }) => target?.kind === kind) ?? offers?.[0] ?? null;
}

/** Whether two offers ask for the same, whatever has changed meanwhile. */
export function alike(a: Target | null, b: Target | null): boolean {
  return !!a && !!b && a.act === b.act && a.place === b.place && a.kind === b.kind;
}

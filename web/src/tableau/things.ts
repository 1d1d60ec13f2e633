import type { Motion, TableauView, Things } from '../api/types';

/** What lies where: a tableau as the page works with it. Spots without things are left out. */
export type Spots = ReadonlyMap<string, readonly Things[]>;

/** Where things come from and go to when they are nowhere to be seen. */
export const SUPPLY = 'supply';

const NOTHING: readonly Things[] = [];

export function spotsOf(view: TableauView): Spots {
  return new Map(view.spots.map(({ id, things }) => [id, things]));
}

export const at = (spots: Spots, id: string): readonly Things[] => spots.get(id) ?? NOTHING;

/** How many of a kind lie at a spot; of all kinds where none is named. */
export function countAt(spots: Spots, id: string, kind?: string): number {
  return at(spots, id).reduce(
    (sum, things) => (kind === undefined || things.kind === kind ? sum + things.count : sum),
    0,
  );
}

/** What lies there after some have come or gone. */
function changed(things: readonly Things[], kind: string, by: number): Things[] {
  const found = things.some((one) => one.kind === kind);
  const all = found
    ? things.map((one) => (one.kind === kind ? { kind, count: one.count + by } : one))
    : [...things, { kind, count: by }];
  return all.filter(({ count }) => count !== 0);
}

/** The tableau after these motions, in their order. */
export function applyMotions(spots: Spots, motions: readonly Motion[]): Spots {
  if (motions.length === 0) {
    return spots;
  }
  const next = new Map(spots);
  const change = (id: string, kind: string, by: number) => {
    if (id !== SUPPLY) {
      const things = changed(next.get(id) ?? NOTHING, kind, by);
      if (things.length === 0) {
        next.delete(id);
      } else {
        next.set(id, things);
      }
    }
  };
  for (const { thing, from, to } of motions) {
    change(from, thing, -1);
    change(to, thing, 1);
  }
  return next;
}

/** Whether two tableaux show the same, in whatever order they list it. */
export function same(a: Spots, b: Spots): boolean {
  return (
    a.size === b.size &&
    [...a].every(([id, things]) => {
      const others = at(b, id);
      return (
        things.length === others.length &&
        things.every(({ kind, count }) => count === countAt(b, id, kind))
      );
    })
  );
}

const CARD = 'card:';
const BACK = 'back:';

/** The ids of the open cards at a spot, each as often as it lies there. */
export function cardsAt(spots: Spots, id: string): string[] {
  return at(spots, id).flatMap(({ kind, count }) =>
    kind.startsWith(CARD) ? Array.from({ length: count }, () => kind.slice(CARD.length)) : [],
  );
}

/** The hidden cards at a spot, by what is seen of their backs. */
export function backsAt(spots: Spots, id: string): { back: string; count: number }[] {
  return at(spots, id).flatMap(({ kind, count }) =>
    kind.startsWith(BACK) ? [{ back: kind.slice(BACK.length), count }] : [],
  );
}

/** The card that a thing is, if it is an open one. */
export const cardOf = (thing: string): string | null =>
  thing.startsWith(CARD) ? thing.slice(CARD.length) : null;

export interface Die {
  sides: number;
  eyes: number;
}

/** The dice that lie at a spot. */
export function diceAt(spots: Spots, id: string): Die[] {
  return at(spots, id).flatMap(({ kind, count }) => {
    const [, sides, eyes] = /^die:(\d+):(\d+)$/.exec(kind) ?? [];
    return sides && eyes
      ? Array.from({ length: count }, () => ({ sides: Number(sides), eyes: Number(eyes) }))
      : [];
  });
}

/** The word of state at a spot, such as the phase, without its prefix. */
export function wordAt(spots: Spots, id: string): string | null {
  return at(spots, id)[0]?.kind.replace(/^[^:]*:/, '') ?? null;
}

/** The cards that lie open anywhere. */
export function openCards(spots: Spots): Set<string> {
  return new Set([...spots.keys()].flatMap((id) => cardsAt(spots, id)));
}

/** The mark of the place that votes now; its dice lie with the sides. */
export const VOTE = 'vote';

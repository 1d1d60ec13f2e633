import type { Place, Things, TokenKind } from '../types';

type Spots = ReadonlyMap<string, readonly Things[]>;
type Kinds = ReadonlyMap<string, TokenKind>;

/** What is said about a place by its outline. */
export interface Outline {
  id: string;
  mark: string;
}

export type SealShape = 'check' | 'cross';

const isSeal = (shape: string | undefined): shape is SealShape =>
  shape === 'check' || shape === 'cross';

/** The seal among some things, if there is one. */
export function sealOf(things: readonly Things[], kinds: Kinds): SealShape | undefined {
  return things.map(({ kind }) => kinds.get(kind)?.shape).find(isSeal);
}

/** Places with a seal: what has been decided there. */
export function decidedPlaces(places: readonly Place[], spots: Spots, kinds: Kinds) {
  const found = new Map<string, SealShape>();
  for (const { id } of places) {
    const seal = sealOf(spots.get(id) ?? [], kinds);
    if (seal) found.set(id, seal);
  }
  return found;
}

/** A mark without a seal of its own rings its place. */
export function ringedPlaces(ids: readonly string[], spots: Spots, kinds: Kinds): string[] {
  const rings = ({ kind }: Things) => {
    const look = kinds.get(kind);
    return look?.role === 'mark' && !isSeal(look.shape);
  };
  return ids.filter((id) => spots.get(id)?.some(rings));
}

export interface Outlined {
  changed: Iterable<string>;
  open: Iterable<string>;
  ringed: Iterable<string>;
  hint: string | null;
  aimed: string | null;
  selected: string | null;
}

/** All outlines, the most important last. */
export function outlinesOf({ changed, open, ringed, hint, aimed, selected }: Outlined): Outline[] {
  const all = (ids: Iterable<string>, mark: string) => [...ids].map((id) => ({ id, mark }));
  const one = (id: string | null, mark: string) => (id === null ? [] : [{ id, mark }]);
  return [
    ...all(changed, 'changed'),
    ...all(open, 'open'),
    ...[...ringed].flatMap((id) => [...one(id, 'ringed'), ...one(id, 'ringed inner')]),
    ...one(hint, 'hint'),
    ...one(aimed, 'aimed'),
    ...one(selected, 'selected'),
  ];
}

import type { Place, TableauPlan, TokenKind } from '../types';
import recipe from '../../art/tableaux/votes-for-women/recipe.json';

// What the tests of the map share.

const kind = (id: string, shape: string, role: TokenKind['role'], tint = id): TokenKind => ({
  id,
  name: `${id} ${role}`,
  plural: `${id} ${role}s`,
  shape,
  tint,
  role,
  side: null,
});

export const KINDS: TokenKind[] = [
  kind('purple', 'circle', 'cube'),
  kind('yellow', 'diamond', 'cube'),
  kind('red', 'square', 'cube'),
  { ...kind('purple2', 'pin', 'pawn', 'purple'), name: 'purple campaigner 2' },
  { ...kind('check', 'check', 'mark'), name: 'ratified' },
];

/** A plan with these regions, each with its places. */
export function planOf(regions: Record<string, readonly string[]>): TableauPlan {
  const places: Place[] = Object.entries(regions).flatMap(([region, ids]) =>
    ids.map((id, at) => ({ id, name: id.toLowerCase(), region, number: at + 1 })),
  );
  return {
    regions: Object.keys(regions).map((id) => ({ id, name: id, brief: id })),
    places,
    kinds: KINDS,
    tracks: [],
    zones: [],
    phases: [],
    decks: [],
    acts: [],
    enough: null,
  };
}

/** The plan of the game whose map is drawn. */
export const votesPlan = (): TableauPlan =>
  planOf(
    Object.fromEntries(Object.entries(recipe.regions).map(([id, { places }]) => [id, places])),
  );

import type { Offer } from '../api/types';

/** The moves that are made on the board: from where, to where, and which ways lead there. */
export type Ways = ReadonlyMap<string, Targets>;
export type Targets = ReadonlyMap<string, Offer[]>;

export const NOWHERE: Targets = new Map();

/** The ways to one square come with those first that take the most. */
export function waysOf(offers: Offer[]): Ways {
  const ways = new Map<string, Map<string, Offer[]>>();
  for (const offer of offers) {
    const start = offer.path[0];
    const end = offer.path.at(-1);
    if (start === undefined || end === undefined) continue;
    const targets = ways.get(start) ?? new Map<string, Offer[]>();
    const all = [...(targets.get(end) ?? []), offer];
    ways.set(
      start,
      targets.set(
        end,
        all.sort((a, b) => b.taken.length - a.taken.length),
      ),
    );
  }
  return ways;
}

/** The fewest and the most pieces that the ways to one target take. */
export function takes(ways: Offer[]): { least: number; most: number } {
  const counts = ways.map((way) => way.taken.length);
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/**
 * Whether a person has to be asked: several ways lead there, or one leads back to where it begins,
 * which a second click on the same square must not play by mistake.
 */
export function mustAsk(ways: Offer[]): boolean {
  const path = ways[0]?.path ?? [];
  return ways.length > 1 || (path.length > 1 && path[0] === path.at(-1));
}

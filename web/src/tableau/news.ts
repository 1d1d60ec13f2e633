import type { EntryInfo, Motion } from '../api/types';
import { standing } from '../table/history';
import { SUPPLY, VOTE } from './things';

/** What became of a place since one last decided: which kinds came and went. */
export interface PlaceNews {
  place: string;
  changes: { kind: string; by: number }[];
}

const places = (motions: readonly Motion[], known: ReadonlySet<string>) => {
  const counts = new Map<string, Map<string, number>>();
  const add = (place: string, kind: string, by: number) => {
    if (known.has(place) && kind !== VOTE) {
      const of = counts.get(place) ?? new Map<string, number>();
      of.set(kind, (of.get(kind) ?? 0) + by);
      counts.set(place, of);
    }
  };
  for (const { thing, from, to } of motions) {
    add(from, thing, -1);
    add(to, thing, 1);
  }
  return [...counts]
    .map(([place, kinds]) => ({
      place,
      changes: [...kinds].map(([kind, by]) => ({ kind, by })).filter(({ by }) => by !== 0),
    }))
    .filter(({ changes }) => changes.length > 0);
};

/** The entries after one's own last choice: what one has not yet answered to. */
export function sinceChoice(entries: EntryInfo[], yours: readonly string[]): EntryInfo[] {
  const line = standing(entries);
  const own = line.findLastIndex(
    ({ kind, seat }) => kind === 'move' && seat !== null && yours.includes(seat),
  );
  return line.slice(own + 1);
}

/** What others and chance have changed on the map since one's own last choice. */
export function placeNews(
  entries: EntryInfo[],
  yours: readonly string[],
  known: ReadonlySet<string>,
): PlaceNews[] {
  return places(
    sinceChoice(entries, yours).flatMap(({ motions }) => motions),
    known,
  );
}

/** The cards that others have played since then, in their order. */
export function playedCards(entries: EntryInfo[], yours: readonly string[]): string[] {
  const cards = sinceChoice(entries, yours)
    .flatMap(({ motions }) => motions)
    .filter(({ thing, to }) => thing.startsWith('card:') && to === 'playing')
    .map(({ thing }) => thing.slice('card:'.length));
  return [...new Set(cards)];
}

/** The places that a set of motions touches. */
export function touched(motions: readonly Motion[]): Set<string> {
  return new Set(motions.flatMap(({ from, to }) => [from, to]).filter((id) => id !== SUPPLY));
}

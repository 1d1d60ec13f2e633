import type { GamePage } from '../api/types';

export type GameHistory = NonNullable<GamePage['history']>;
export type HistoryEvent = GameHistory['events'][number];

/** A source with its number, and the paragraphs that rest on it. */
export interface NumberedSource {
  id: string;
  number: number;
  citation: string;
  link: string | null;
  /** Whether the link leads out of this house. */
  outside: boolean;
  citedIn: { id: string; number: number }[];
}

/** The sources of a history in the order of their numbers, each with where it is cited. */
export function numberedSources({ events, sources }: GameHistory): NumberedSource[] {
  return sources.map(({ id, citation, link }, at) => ({
    id,
    number: at + 1,
    citation,
    link,
    outside: link !== null && !link.startsWith('/'),
    citedIn: events.flatMap((event, where) =>
      event.sources.includes(id) ? [{ id: event.id, number: where + 1 }] : [],
    ),
  }));
}

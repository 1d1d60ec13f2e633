import { ask } from './ask';
import type { FoundPage, OwnPage, Statistics } from './types';

/** What is left out asks for everything. */
export type Filter = Record<string, string | null | undefined>;

/** A query without what is empty. */
export function queryOf(filter: Filter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value) query.set(name, value);
  }
  return query.toString();
}

/** What the pages ask about finished games. */
export function finished(lang: string) {
  const send = ask(lang);
  const list = (path: string, filter: Filter) => `${path}?${queryOf(filter)}`;
  return {
    /** Public games: by game, player, result, position. */
    search: (filter: Filter) => send<FoundPage>('GET', list('finished', filter)),
    /** My own: by game, result, opponent, or those I have hidden. */
    mine: (filter: Filter) => send<OwnPage>('GET', list('me/games', filter)),
    statistics: () => send<Statistics>('GET', 'me/statistics'),
    hide: (id: string) => send<void>('PUT', `me/hidden/${encodeURIComponent(id)}`),
    show: (id: string) => send<void>('DELETE', `me/hidden/${encodeURIComponent(id)}`),
  };
}

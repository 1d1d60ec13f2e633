import { ask } from './ask';
import { linesOf } from './lines';
import type { Table, TableLine, TableList, TimeControl } from './types';

/** What the pages ask where people find each other and their games. */
export function lobby(lang: string) {
  const send = ask(lang);
  return {
    /** Joins whoever waits for the same game with the same clock, or waits at a new table. */
    pair: (game: string, clock: TimeControl | null, nonce: string | null) =>
      send<Table>('POST', 'pairing', { game, clock, nonce }),
    watchable: async (): Promise<TableLine[]> =>
      linesOf(await send<TableList>('GET', 'tables?kind=watch')),
    /** Finished games of mine that changed before a moment. */
    finished: async (before: number): Promise<TableLine[]> =>
      linesOf(await send<TableList>('GET', `tables?kind=finished&before=${before}`)),
    /** The last entry of a table that I saw when I was there last. */
    seen: async (id: string): Promise<number> =>
      (await send<{ seen: number }>('GET', `tables/${encodeURIComponent(id)}/visit`)).seen,
    /** Says what I have seen of a table; it arrives although the page is being left. */
    leave: (id: string, seen: number): void => {
      void fetch(`/api/tables/${encodeURIComponent(id)}/visit`, {
        method: 'PUT',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seen }),
      }).catch(() => undefined);
    },
  };
}

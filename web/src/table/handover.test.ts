import { beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '../api/client';
import type { Source } from '../api/events';
import type { State, Table, Update } from '../api/types';
import { en } from '../words/en';
import { speech } from '../words/speech.svelte';
import { entry, shared } from './samples';
import { Session } from './session.svelte';

const drawn = entry(1, { told: ['White draws Alpha.'] });
const hidden = entry(1, { told: ['White draws a card.'] });
const played = entry(2, { told: ['Black draws Beta.'] });

/** A device that two people share; the server tells whatever `now` is. */
async function opened(first: Table) {
  let now = first;
  let hear: (event: MessageEvent) => void = () => undefined;
  const source: Source = {
    onopen: null,
    onerror: null,
    addEventListener: (type, listener) => {
      if (type === 'update') hear = listener;
    },
    close: () => undefined,
  };
  const client = { table: () => Promise.resolve(now) } as unknown as Client;
  const session = new Session('t1', { client, open: () => source });
  await vi.waitFor(() => expect(session.table).not.toBeNull());
  const tell = (table: Table, update: Update) => {
    now = table;
    hear({ data: JSON.stringify(update) } as MessageEvent);
  };
  return { session, tell };
}

const news = (table: Table, after: number): Update => ({
  table: 't1',
  entries: table.entries.filter(({ number }) => number > after),
  state: table.state,
});
const told = (session: Session) => session.table?.entries.flatMap((one) => one.told) ?? [];

beforeEach(() => {
  speech.t = en;
});

it('shows nothing before somebody has said that they look', async () => {
  const { session } = await opened(shared([drawn], 'white'));
  expect(session.handTo?.name).toBe('white');
  await session.takeOver();
  expect(session.handTo).toBeNull();
  expect(told(session)).toEqual(['White draws Alpha.']);
});

it('forgets what one was told before the next one looks', async () => {
  const { session, tell } = await opened(shared([drawn], 'white'));
  await session.takeOver();
  const next = shared([hidden, played], 'black');
  tell(next, news(next, 1));
  expect(session.handTo?.name).toBe('black');
  expect(told(session)).toEqual([]);
  expect(session.said).toBe('');
  await session.takeOver();
  expect(session.handTo).toBeNull();
  expect(told(session)).toEqual(['White draws a card.', 'Black draws Beta.']);
});

it('goes on without a word where the same one decides again', async () => {
  const { session, tell } = await opened(shared([drawn], 'white'));
  await session.takeOver();
  const more = shared([drawn, entry(2, { told: ['White plays Alpha.'] })], 'white');
  tell(more, news(more, 1));
  expect(session.handTo).toBeNull();
  expect(told(session)).toEqual(['White draws Alpha.', 'White plays Alpha.']);
  expect(session.said).toContain('White plays Alpha.');
});

it('hands over no more once it is over', async () => {
  const { session, tell } = await opened(shared([drawn], 'white'));
  await session.takeOver();
  const turn: State['turn'] = { kind: 'over', winner: 'white', told: 'White won.' };
  const over = shared([hidden, played], 'black', { status: 'over', apart: false, turn });
  tell(over, news(over, 1));
  expect(session.handTo).toBeNull();
  await vi.waitFor(() => expect(told(session)).toHaveLength(2));
});

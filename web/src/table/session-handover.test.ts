import { afterEach, beforeEach, expect, it } from 'vitest';
import type { State, Table, Update } from '../api/types';
import { TestServer, until } from '../testing/test-server';
import { en } from '../words/en';
import { speech } from '../words/speech.svelte';
import { entry, shared } from './samples';
import { Session } from './session.svelte';

const drawn = entry(1, { told: ['White draws Alpha.'] });
const hidden = entry(1, { told: ['White draws a card.'] });
const played = entry(2, { told: ['Black draws Beta.'] });

let session: Session;

/** A device that two people share, at a real server that tells whatever `now` is. */
async function opened(first: Table) {
  let now = first;
  const server = await TestServer.start();
  server.always('GET', '/t1', () => now);
  session = new Session('t1', { client: server.client(), open: server.open });
  await until(() => session.table);
  const follower = await server.follower();
  const tell = async (table: Table, update: Update) => {
    now = table;
    follower.tell('update', update);
    await until(() => session.state?.after === table.state.after);
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
afterEach(() => session.close());

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
  await tell(next, news(next, 1));
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
  await tell(more, news(more, 1));
  expect(session.handTo).toBeNull();
  expect(told(session)).toEqual(['White draws Alpha.', 'White plays Alpha.']);
  expect(session.said).toContain('White plays Alpha.');
});

it('hands over no more once it is over', async () => {
  const { session, tell } = await opened(shared([drawn], 'white'));
  await session.takeOver();
  const turn: State['turn'] = {
    kind: 'over',
    winner: 'white',
    calledOff: false,
    told: 'White won.',
    summary: null,
  };
  const over = shared([hidden, played], 'black', { status: 'over', apart: false, turn });
  await tell(over, news(over, 1));
  expect(session.handTo).toBeNull();
  await until(() => told(session).length === 2);
});

import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Update } from '../api/types';
import { offer as step } from '../board/samples';
import { sample } from '../testing/contract';
import { TestServer, until } from '../testing/test-server';
import { en } from '../words/en';
import { speech } from '../words/speech.svelte';
import { seatFor } from './acts';
import { Session } from './session.svelte';
import { entry, state, table, update } from './samples';

const go = (thing: string, from: string, to: string) => ({ thing, from, to, line: 0 });
const offer = step('a1-a2', ['a1', 'a2']);
const mine = entry(1, { text: 'a1-a2', motions: [go('w', 'a1', 'a2')] });
const theirs = entry(2, { text: 'a4-a3', motions: [go('b', 'a4', 'a3')] });
const { start } = table([]);
const at = (w: string, b: string) => ({
  ...start,
  pieces: [
    { kind: 'w', square: w },
    { kind: 'b', square: b },
  ],
  notes: [],
});
const one = update([mine], 1, { view: at('a2', 'a4') });
const both = update([mine, theirs], 2, { view: at('a2', 'a3') });

const TABLE = ['GET', '/t1'] as const;
const MOVES = ['POST', '/moves'] as const;
const HINT = ['POST', '/hint'] as const;

let opened: Session | undefined;

/** A session at a small table of a real server, whose answers the test gives. */
async function seated(more: Partial<ReturnType<typeof state>> = {}) {
  const server = await TestServer.start();
  const whole = table([], { state: state(0, { view: start, offers: [offer], ...more }) });
  server.always(...TABLE, () => whole);
  const session = new Session('t1', { client: server.client(), open: server.open });
  opened = session;
  await until(() => session.table);
  await server.follower();
  /** What the stream says has come through. */
  const hear = async (told: Update) => {
    server.followers.at(-1)?.tell('update', told);
    await until(() => isDeepStrictEqual(session.state, told.state));
  };
  return { session, server, hear };
}
const where = (session: Session) =>
  session.view?.pieces
    .map((p) => p.kind + p.square)
    .sort()
    .join(' ');
const problem = (status: number, detail: string) => ({ type: '', title: 'No', status, detail });

// What the page waits for by the clock, tests do not wait for; the network goes its own pace.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  speech.t = en;
});
afterEach(() => {
  opened?.close();
  vi.useRealTimers();
});

describe('a guard', () => {
  it('keeps a choice from being sent', async () => {
    const { session, server } = await seated();
    const asked: string[] = [];
    session.guard = (move) => asked.push(move) > 1;
    await session.move('a1-a2');
    expect(session.pending).toBeNull();
    expect(server.those(...MOVES)).toHaveLength(0);
    const sent = session.move('a1-a2');
    (await server.next(...MOVES)).reply(200, one);
    await sent;
    expect(asked).toEqual(['a1-a2', 'a1-a2']);
  });
});

describe('a hint', () => {
  const hint = sample('Hint', {
    after: 0,
    offer,
    told: ['A man goes to a2.'],
    thought: { depth: 3, chance: 0.5, winIn: 0, line: ['a1-a2'] },
  });

  it('stands until something happens, and is spoken', async () => {
    const { session, server, hear } = await seated({ hints: true });
    const asked = session.askHint();
    expect(session.hinting, 'the session waits for a hint').toBe(true);
    (await server.next(...HINT)).reply(200, hint);
    await asked;
    expect(session.hinting, 'no hint is awaited when one has come').toBe(false);
    expect(session.hint).toEqual(hint);
    expect(session.said).toBe('Hint: A man goes to a2. Winning chance 50%.');
    await session.askHint();
    expect(server.those(...HINT)).toHaveLength(1);
    await hear(one);
    expect(session.hint).toBeNull();
  });

  it('that comes too late is not shown', async () => {
    const { session, server, hear } = await seated({ hints: true });
    const asked = session.askHint();
    const torn = update([theirs], 2, { view: start, offers: [offer], hints: true });
    server.followers[0]?.tell('update', torn);
    await hear(both);
    (await server.next(...HINT)).reply(200, hint);
    await asked;
    expect(session.hint).toBeNull();
  });

  it('that is refused says why', async () => {
    const { session, server } = await seated({ hints: true });
    const asked = session.askHint();
    (await server.next(...HINT)).reply(429, problem(429, 'Wait 2 seconds.'));
    await asked;
    expect(session.message).toBe('Wait 2 seconds.');
    expect(session.hinting, 'no hint is awaited when it was refused').toBe(false);
  });

  it('is not asked for where there is none', async () => {
    const { session, server } = await seated();
    await session.askHint();
    expect(server.those(...HINT)).toEqual([]);
  });
});

describe('a pressed move', () => {
  it('stands on the board at once, and nothing more may be pressed', async () => {
    const { session } = await seated();
    void session.move('a1-a2');
    expect(where(session)).toBe('ba4 wa2');
    expect(session.offers).toEqual([]);
    expect(session.last?.path).toEqual(['a1', 'a2']);
  });

  it('is not shown a second time when it comes back, twice', async () => {
    const { session, server, hear } = await seated();
    const moved = session.move('a1-a2');
    const { show } = session.playback;
    const pieces = session.view?.pieces;
    await hear(one);
    const loads = server.those(...TABLE).length;
    (await server.next(...MOVES)).reply(200, one);
    await moved;
    expect(server.those(...TABLE)).toHaveLength(loads);
    expect(session.pending).toBeNull();
    expect(session.playback.show).toBe(show);
    expect(session.view?.pieces).toBe(pieces);
  });

  it('is followed by the answer once the board rests', async () => {
    const { session, server } = await seated();
    const moved = session.move('a1-a2');
    (await server.next(...MOVES)).reply(200, both);
    await moved;
    expect(where(session)).toBe('ba4 wa2');
    session.playback.rest();
    expect(where(session)).toBe('ba3 wa2');
    expect(session.playback.show?.motions).toEqual(theirs.motions);
  });

  it('leaves the board again when it is refused', async () => {
    const { session, server } = await seated();
    const moved = session.move('a1-a2');
    (await server.next(...MOVES)).reply(422, problem(422, 'Not now.'));
    await moved;
    expect(where(session)).toBe('ba4 wa1');
    expect(session.message).toContain('Not now.');
    expect(session.offers).toEqual([offer]);
  });

  it('is sent again when only something was said meanwhile', async () => {
    const { session, server, hear } = await seated();
    void session.move('a1-a2');
    const said = entry(1, { kind: 'act', seat: 'black', text: 'offer-draw' });
    await hear(update([said], 1, { view: start, offers: [offer] }));
    (await server.next(...MOVES)).reply(409, problem(409, ''));
    const again = await server.next(...MOVES, 1);
    expect(JSON.parse(again.body)).toEqual({ after: 1, move: 'a1-a2' });
    expect(where(session)).toBe('ba4 wa2');
  });

  it('waits for the line and goes out when it is back', async () => {
    const { session, server } = await seated();
    const moved = session.move('a1-a2');
    const post = await server.next(...MOVES);
    server.refusesFollowers = true;
    server.followers[0]?.drop();
    await until(() => !session.online);
    post.drop();
    await until(() => session.pending?.held);
    await vi.advanceTimersByTimeAsync(500);
    await until(() => server.refusedFollowers === 1);
    expect(server.those(...MOVES)).toHaveLength(1);
    server.refusesFollowers = false;
    await until(() => {
      vi.advanceTimersByTime(100);
      return server.followers.length > 1;
    });
    (await server.next(...MOVES, 1)).reply(200, one);
    await moved;
    expect(session.online, 'the session is online again').toBe(true);
    expect(session.pending).toBeNull();
    expect(where(session)).toBe('ba4 wa2');
  });
});

it('shows a choice with a label only when it has happened', async () => {
  const choice = { ...offer, move: '=1L', path: [], label: 'One', motions: mine.motions };
  const { session, server } = await seated({ offers: [choice] });
  const moved = session.move('=1L');
  expect(where(session)).toBe('ba4 wa1');
  const chosen = update([{ ...mine, text: '=1L' }], 1, { view: at('a2', 'a4') });
  (await server.next(...MOVES)).reply(200, chosen);
  await moved;
  expect(where(session)).toBe('ba4 wa2');
  expect(session.playback.show?.motions).toEqual(mine.motions);
});

it('stays in the past while moves arrive, and counts them', async () => {
  const { session, hear } = await seated();
  await hear(both);
  session.playback.rest();
  session.playback.rest();
  session.playback.step(-1);
  expect(where(session)).toBe('ba4 wa2');
  await hear(update([entry(3)], 3, { view: at('a2', 'a3') }));
  expect(where(session)).toBe('ba4 wa2');
  expect(session.playback.unseen).toBe(1);
  expect(session.offers).toEqual([]);
  session.playback.look(null);
  expect(where(session)).toBe('ba3 wa2');
});

it('goes to now when the move looked at is taken back', async () => {
  const { session, hear } = await seated();
  await hear(both);
  session.playback.rest();
  session.playback.rest();
  await hear(update([entry(3)], 3, { view: at('a2', 'a3') }));
  session.look(2);
  const back = entry(4, { kind: 'takeback', text: null, to: 1 });
  await hear(update([back], 4, { view: at('a2', 'a4') }));
  expect(session.now, 'the session is at the latest entry').toBe(true);
  expect(where(session)).toBe('ba4 wa2');
});

it('says which position is looked at', async () => {
  const { session, hear } = await seated();
  await hear(both);
  session.step(-1);
  expect(session.said).toBe('Position 1 of 2. Move 1.');
  session.step(-1);
  expect(session.said).toBe('Position 0 of 2. Start.');
  session.look(null);
  expect(session.said).toBe('The current position.');
});

describe('a refusal', () => {
  const refused = async () => {
    const all = await seated();
    const { session, server } = all;
    const before = session.table;
    const moved = session.move('a1-a2');
    (await server.next(...MOVES)).reply(422, problem(422, 'Not now.'));
    await moved;
    // A refusal makes the page ask for the table anew.
    await until(() => session.table !== before);
    return all;
  };

  it('is left to the alert, and not said twice', async () => {
    const { session } = await refused();
    expect(session.message).toContain('Not now.');
    expect(session.said).toBe('');
  });

  it('is gone when something else happens', async () => {
    const { session, hear } = await refused();
    await hear(update([], 0, { view: start }));
    expect(session.message).toContain('Not now.');
    await hear(one);
    expect(session.message).toBeNull();
  });

  it('is gone when the line is back', async () => {
    const { session, server } = await refused();
    server.followers[0]?.drop();
    await until(() => !session.online);
    expect(session.message).toContain('Not now.');
    vi.advanceTimersByTime(1000);
    await until(() => session.online);
    expect(session.message).toBeNull();
  });
});

it('tells why a table cannot be read, and closes it', async () => {
  const server = await TestServer.start();
  const session = new Session('t1', { client: server.client(), open: server.open });
  opened = session;
  (await server.next(...TABLE)).reply(422, problem(422, 'It cannot be read.'));
  await until(() => session.failed);
  expect(session.unreadable).toBe('It cannot be read.');
  const refused = session.shut();
  (await server.next('POST', '/acts')).reply(409, problem(409, 'It is not yours.'));
  expect(await refused, 'the table stays open').toBe(false);
  expect(session.unreadable).toBe('It is not yours.');
  const done = session.shut();
  (await server.next('POST', '/acts', 1)).reply(204, '');
  expect(await done, 'the table is closed').toBe(true);
});

it('says that a rematch is wanted, and shows that a takeback is declined', async () => {
  const { session, hear } = await seated({ takebackAsk: 'white' });
  await hear(update([], 0, { view: start }));
  expect(session.notice).toBe('The takeback was declined.');
  await hear(update([], 0, { view: start, rematch: { askedBy: ['black'], table: null } }));
  expect(session.said).toBe('Black asked for a rematch.');
  await hear(update([], 0, { view: start, rematch: { askedBy: ['black'], table: 't2' } }));
  expect(session.said).toBe('The rematch is ready.');
  await hear(one);
  expect(session.notice).toBeNull();
});

it('says what happened and whose turn it is', async () => {
  const { session, hear } = await seated();
  await hear(both);
  expect(session.said).toBe('Move 1. Move 2. Your turn.');
});

it('says whose turn it is where one person holds several seats', async () => {
  const { session, hear } = await seated({ yours: ['white', 'black'] });
  await hear(update([mine], 1, { view: at('a2', 'a4'), yours: ['white', 'black'] }));
  expect(session.said).toBe('Move 1. Your turn: Black.');
});

describe('somebody who sits down', () => {
  const free = state(0).seats.map((seat) =>
    seat.name === 'black' ? { ...seat, kind: 'open' as const, holder: null } : seat,
  );
  const taken = free.map((seat) =>
    seat.name === 'black' ? { ...seat, kind: 'guest' as const, holder: 'Ben' } : seat,
  );
  const waiting = { kind: 'waiting' as const, ask: 'Wait.' };
  const open = { status: 'open' as const, seats: free, turn: waiting, offers: [] };

  it('is announced, and then the turn', async () => {
    const { session, hear } = await seated(open);
    await hear(update([], 0, { view: start, seats: taken, offers: [offer] }));
    expect(session.said).toBe('Ben joined: Black. Your turn.');
  });

  it('is announced before what chance says to begin with', async () => {
    const { session, hear } = await seated(open);
    const toss = entry(1, { kind: 'chance', seat: null, told: ['The coin falls.'] });
    await hear(update([toss], 1, { view: start, seats: taken }));
    expect(session.said).toBe('Ben joined: Black. The coin falls.');
  });

  it('is not told of themselves', async () => {
    const { session, hear } = await seated({ ...open, yours: [] });
    await hear(update([], 0, { view: start, seats: taken, yours: ['black'] }));
    expect(session.said).toBe('');
  });
});

it('knows whose act it is at one device', () => {
  const two = state(1, { yours: ['white', 'black'], drawOffer: 'black' });
  expect(seatFor('resign', two)).toBe('black');
  expect(seatFor('accept-draw', two)).toBe('white');
  expect(seatFor('ask-takeback', two)).toBeUndefined();
  expect(seatFor('resign', state(1))).toBeUndefined();
});

describe('a move that is looked at once more', () => {
  async function asked() {
    const { session, server, hear } = await seated();
    session.confirms = () => true;
    await session.move(offer.move);
    return { session, server, hear };
  }

  it('is on the board, and nothing is sent', async () => {
    const { session, server } = await asked();
    expect(session.pending?.asked, 'the player is asked about the move first').toBe(true);
    expect(where(session)).toContain('wa2');
    expect(server.those(...MOVES)).toEqual([]);
  });

  it('goes back to where it was', async () => {
    const { session } = await asked();
    await session.confirm(false);
    expect(session.pending).toBeNull();
    expect(where(session)).not.toContain('wa2');
    expect(session.offers).toEqual([offer]);
  });

  it('is sent when the person says so', async () => {
    const { session, server } = await asked();
    server.always(...MOVES, () => one);
    await session.confirm(true);
    expect(session.state?.after).toBe(1);
    expect(session.pending).toBeNull();
  });

  it('is dropped when it is no longer offered', async () => {
    const { session, hear } = await asked();
    await hear(update([], 0, { view: start, offers: [], status: 'over' }));
    expect(session.pending).toBeNull();
  });
});

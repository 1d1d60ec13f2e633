import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LineLost, Refusal, type Client } from '../api/client';
import type { Source } from '../api/events';
import type { Hint, Offer, Update } from '../api/types';
import { en } from '../words/en';
import { speech } from '../words/speech.svelte';
import { seatFor } from './acts';
import { Session } from './session.svelte';
import { entry, state, table, update } from './samples';

const go = (thing: string, from: string, to: string) => ({ thing, from, to });
const offer: Offer = {
  move: 'a1-a2',
  path: ['a1', 'a2'],
  taken: [],
  label: null,
  group: null,
  motions: [],
};
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

/** A session at a small table; `answer` settles the move that was posted last. */
async function seated(more: Partial<ReturnType<typeof state>> = {}) {
  const whole = table([], { state: state(0, { view: start, offers: [offer], ...more }) });
  const posts: { after: number; done: (u: Update) => void; fail: (e: Error) => void }[] = [];
  const hints: { done: (h: Hint) => void; fail: (e: Error) => void }[] = [];
  let source: Source & { hear?: (e: MessageEvent) => void };
  const client = {
    table: () => Promise.resolve(whole),
    move: (_: string, after: number) =>
      new Promise<Update>((done, fail) => posts.push({ after, done, fail })),
    hint: () => new Promise<Hint>((done, fail) => hints.push({ done, fail })),
  } as unknown as Client;
  const session = new Session('t1', {
    client,
    open: () => {
      source = {
        onopen: null,
        onerror: null,
        addEventListener: (type, listener) => {
          if (type === 'update') source.hear = listener;
        },
        close: () => undefined,
      };
      return source;
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  const hear = (u: Update) => source.hear?.({ data: JSON.stringify(u) } as MessageEvent);
  return { session, posts, hints, hear, line: () => source };
}
const where = (session: Session) =>
  session.view?.pieces
    .map((p) => p.kind + p.square)
    .sort()
    .join(' ');
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  speech.t = en;
});
afterEach(() => void vi.useRealTimers());

describe('a hint', () => {
  const hint: Hint = {
    after: 0,
    offer,
    told: ['A man goes to a2.'],
    thought: { depth: 3, chance: 0.5, winIn: 0, line: ['a1-a2'] },
  };

  it('stands until something happens, and is spoken', async () => {
    const { session, hear, hints } = await seated({ hints: true });
    const asked = session.askHint();
    expect(session.hinting).toBe(true);
    hints[0]?.done(hint);
    await asked;
    expect(session.hinting).toBe(false);
    expect(session.hint).toEqual(hint);
    expect(session.said).toBe('Hint: A man goes to a2. Winning chance 50%.');
    await session.askHint();
    expect(hints).toHaveLength(1);
    hear(one);
    expect(session.hint).toBeNull();
  });

  it('that comes too late is not shown', async () => {
    const { session, hear, hints } = await seated({ hints: true });
    const asked = session.askHint();
    hear(update([theirs], 2, { view: start, offers: [offer], hints: true }));
    hear(both);
    hints[0]?.done(hint);
    await asked;
    expect(session.hint).toBeNull();
  });

  it('that is refused says why', async () => {
    const { session, hints } = await seated({ hints: true });
    const asked = session.askHint();
    const problem = { type: '', title: 'Too many', status: 429, detail: 'Wait 2 seconds.' };
    hints[0]?.fail(new Refusal(429, problem));
    await asked;
    expect(session.message).toBe('Wait 2 seconds.');
    expect(session.hinting).toBe(false);
  });

  it('is not asked for where there is none', async () => {
    const { session, hints } = await seated();
    await session.askHint();
    expect(hints).toEqual([]);
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
    const { session, posts, hear } = await seated();
    void session.move('a1-a2');
    const { show } = session.playback;
    const pieces = session.view?.pieces;
    hear(one);
    posts[0]?.done(one);
    await settle();
    expect(session.pending).toBeNull();
    expect(session.playback.show).toBe(show);
    expect(session.view?.pieces).toBe(pieces);
  });

  it('is followed by the answer once the board rests', async () => {
    const { session, posts } = await seated();
    void session.move('a1-a2');
    posts[0]?.done(both);
    await settle();
    expect(where(session)).toBe('ba4 wa2');
    session.playback.rest();
    expect(where(session)).toBe('ba3 wa2');
    expect(session.playback.show?.motions).toEqual(theirs.motions);
  });

  it('leaves the board again when it is refused', async () => {
    const { session, posts } = await seated();
    void session.move('a1-a2');
    const problem = { type: '', title: 'No', status: 422, detail: 'Not now.' };
    posts[0]?.fail(new Refusal(422, problem));
    await settle();
    expect(where(session)).toBe('ba4 wa1');
    expect(session.message).toContain('Not now.');
    expect(session.offers).toEqual([offer]);
  });

  it('is sent again when only something was said meanwhile', async () => {
    const { session, posts, hear } = await seated();
    void session.move('a1-a2');
    const said = entry(1, { kind: 'act', seat: 'black', text: 'offer-draw' });
    hear(update([said], 1, { view: start, offers: [offer] }));
    posts[0]?.fail(new Refusal(409, { type: '', title: 'Late', status: 409, detail: '' }));
    await settle();
    expect(posts[1]?.after).toBe(1);
    expect(where(session)).toBe('ba4 wa2');
  });

  it('waits for the line and goes out when it is back', async () => {
    const { session, posts, line } = await seated();
    void session.move('a1-a2');
    line().onerror?.({} as Event);
    posts[0]?.fail(new LineLost());
    await vi.advanceTimersByTimeAsync(400);
    expect(session.pending?.held).toBe(true);
    expect(posts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    line().onopen?.({} as Event);
    await settle();
    expect(posts).toHaveLength(2);
    posts[1]?.done(one);
    await settle();
    expect(session.pending).toBeNull();
    expect(where(session)).toBe('ba4 wa2');
  });
});

it('shows a choice with a label only when it has happened', async () => {
  const choice = { ...offer, move: '=1L', path: [], label: 'One', motions: mine.motions };
  const { session, posts } = await seated({ offers: [choice] });
  void session.move('=1L');
  expect(where(session)).toBe('ba4 wa1');
  posts[0]?.done(update([{ ...mine, text: '=1L' }], 1, { view: at('a2', 'a4') }));
  await settle();
  expect(where(session)).toBe('ba4 wa2');
  expect(session.playback.show?.motions).toEqual(mine.motions);
});

it('stays in the past while moves arrive, and counts them', async () => {
  const { session, hear } = await seated();
  hear(both);
  session.playback.rest();
  session.playback.rest();
  session.playback.step(-1);
  expect(where(session)).toBe('ba4 wa2');
  hear(update([entry(3)], 3, { view: at('a2', 'a3') }));
  expect(where(session)).toBe('ba4 wa2');
  expect(session.playback.unseen).toBe(1);
  expect(session.offers).toEqual([]);
  session.playback.look(null);
  expect(where(session)).toBe('ba3 wa2');
});

it('goes to now when the move looked at is taken back', async () => {
  const { session, hear } = await seated();
  hear(both);
  session.playback.rest();
  session.playback.rest();
  hear(update([entry(3)], 3, { view: at('a2', 'a3') }));
  session.look(2);
  const back = entry(4, { kind: 'takeback', text: null, to: 1 });
  hear(update([back], 4, { view: at('a2', 'a4') }));
  expect(session.now).toBe(true);
  expect(where(session)).toBe('ba4 wa2');
});

it('says which position is looked at', async () => {
  const { session, hear } = await seated();
  hear(both);
  session.step(-1);
  expect(session.said).toBe('Position 1 of 2. Move 1.');
  session.step(-1);
  expect(session.said).toBe('Position 0 of 2. Start.');
  session.look(null);
  expect(session.said).toBe('The position now.');
});

describe('a refusal', () => {
  const refused = async () => {
    const all = await seated();
    void all.session.move('a1-a2');
    const problem = { type: '', title: 'No', status: 422, detail: 'Not now.' };
    all.posts[0]?.fail(new Refusal(422, problem));
    await settle();
    return all;
  };

  it('is left to the alert, and not said twice', async () => {
    const { session } = await refused();
    expect(session.message).toContain('Not now.');
    expect(session.said).toBe('');
  });

  it('is gone when something else happens', async () => {
    const { session, hear } = await refused();
    hear(update([], 0, { view: start }));
    expect(session.message).toContain('Not now.');
    hear(one);
    expect(session.message).toBeNull();
  });

  it('is gone when the line is back', async () => {
    const { session, line } = await refused();
    line().onerror?.({} as Event);
    expect(session.message).toContain('Not now.');
    await vi.advanceTimersByTimeAsync(1000);
    line().onopen?.({} as Event);
    expect(session.message).toBeNull();
  });
});

it('says that a rematch is wanted, and shows that a takeback is declined', async () => {
  const { session, hear } = await seated({ takebackAsk: 'white' });
  hear(update([], 0, { view: start }));
  expect(session.notice).toBe('The takeback was declined.');
  hear(update([], 0, { view: start, rematch: { askedBy: ['black'], table: null } }));
  expect(session.said).toBe('Black asked for a rematch.');
  hear(update([], 0, { view: start, rematch: { askedBy: ['black'], table: 't2' } }));
  expect(session.said).toBe('The rematch is set.');
  hear(one);
  expect(session.notice).toBeNull();
});

it('says what happened and whose turn it is', async () => {
  const { session, hear } = await seated();
  hear(both);
  expect(session.said).toBe('Move 1. Move 2. Your turn.');
});

it('says whose turn it is where one person holds several seats', async () => {
  const { session, hear } = await seated({ yours: ['white', 'black'] });
  hear(update([mine], 1, { view: at('a2', 'a4'), yours: ['white', 'black'] }));
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
    hear(update([], 0, { view: start, seats: taken, offers: [offer] }));
    expect(session.said).toBe('Ben has sat down: Black. Your turn.');
  });

  it('is announced before what chance says to begin with', async () => {
    const { session, hear } = await seated(open);
    const toss = entry(1, { kind: 'chance', seat: null, told: ['The coin falls.'] });
    hear(update([toss], 1, { view: start, seats: taken }));
    expect(session.said).toBe('Ben has sat down: Black. The coin falls.');
  });

  it('is not told of themselves', async () => {
    const { session, hear } = await seated({ ...open, yours: [] });
    hear(update([], 0, { view: start, seats: taken, yours: ['black'] }));
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

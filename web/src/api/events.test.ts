import type { EventSource } from 'eventsource';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { update } from '../table/samples';
import { TestServer, until } from '../testing/test-server';
import { address, Stream } from './events';
import type { SeatNews, Update } from './types';

let stream: Stream | undefined;

/** A stream on a real server, and every connection that it has opened there. */
async function opened() {
  const server = await TestServer.start();
  const sources: EventSource[] = [];
  const seen = new Map([['t1', 3]]);
  const updates: Update[] = [];
  const seats: SeatNews[] = [];
  const gone: string[] = [];
  const states: boolean[] = [];
  stream = new Stream({
    lang: 'en',
    follow: () => seen,
    onupdate: (update) => updates.push(update),
    onseats: (news) => seats.push(news),
    onchat: () => {},
    ongone: (table) => gone.push(table),
    online: (there) => states.push(there),
    open: (path) => {
      const source = server.open(path);
      sources.push(source);
      return source;
    },
    random: () => 1,
  });
  const follower = await server.follower();
  await until(() => states.length === 1);
  return { server, stream, sources, seen, updates, seats, gone, states, follower };
}

// What the page waits for by the clock, tests do not wait for; the network goes its own pace.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  stream?.close();
  vi.useRealTimers();
});

describe('Stream', () => {
  it('names what it follows and hands on what it hears', async () => {
    const { follower, updates, seats, gone } = await opened();
    expect(follower.path).toBe('/api/events?follow=t1:3&lang=en');
    follower.tell('update', update([], 4));
    follower.tell('seats', { table: 't1', seats: [] });
    follower.tell('gone', { table: 't1' });
    await until(() => gone.length > 0);
    expect(updates).toEqual([update([], 4)]);
    expect(seats).toEqual([{ table: 't1', seats: [] }]);
    expect(gone).toEqual(['t1']);
  });

  it('takes a line that falls silent for lost, and one that beats for alive', async () => {
    const { server, follower, sources, states, gone } = await opened();
    vi.advanceTimersByTime(39_000);
    follower.tell('beat', {});
    follower.tell('gone', { table: 'after the beat' });
    await until(() => gone.length > 0);
    vi.advanceTimersByTime(39_000);
    expect(states).toEqual([true]);
    vi.advanceTimersByTime(2_000);
    expect(sources[0]?.readyState).toBe(2);
    expect(states).toEqual([true, false]);
    await until(() => follower.gone);
    vi.advanceTimersByTime(10_000);
    await server.follower(1);
    expect(sources.length).toBe(2);
  });

  it('opens anew after an error, from the last entry seen', async () => {
    const { server, follower, sources, seen, states } = await opened();
    seen.set('t1', 9);
    follower.drop();
    await until(() => states.length === 2);
    expect(sources[0]?.readyState).toBe(2);
    expect(states).toEqual([true, false]);
    vi.advanceTimersByTime(499);
    expect(sources).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect((await server.follower(1)).path).toContain('t1:9');
  });

  it('waits longer each time, and short again once it was open', async () => {
    const { server, sources, states, follower } = await opened();
    follower.drop();
    await until(() => states.length === 2);
    server.stop();
    vi.advanceTimersByTime(500);
    await until(() => states.length === 3);
    vi.advanceTimersByTime(999);
    expect(sources).toHaveLength(2);
    await server.restart();
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(3);
    await until(() => states.length === 4);
    expect(states).toEqual([true, false, false, true]);
    (await server.follower(1)).drop();
    await until(() => states.length === 5);
    vi.advanceTimersByTime(500);
    expect(sources).toHaveLength(4);
  });

  it('tries at once when woken, but only while it waits', async () => {
    const { server, stream, follower, sources, states } = await opened();
    stream.wake();
    expect(sources).toHaveLength(1);
    follower.drop();
    await until(() => states.length === 2);
    stream.wake();
    expect(sources).toHaveLength(2);
    await server.follower(1);
    await until(() => states.length === 3);
    vi.advanceTimersByTime(20_000);
    expect(sources).toHaveLength(2);
  });

  it('is silent once closed', async () => {
    const { stream, follower, sources, updates } = await opened();
    stream.close();
    stream.wake();
    vi.advanceTimersByTime(60_000);
    follower.tell('update', update([], 4));
    await until(() => follower.gone);
    expect(sources).toHaveLength(1);
    expect(updates).toEqual([]);
  });

  it('does not come back once closed while it waits', async () => {
    const { stream, follower, sources, states } = await opened();
    follower.drop();
    await until(() => states.length === 2);
    stream.close();
    stream.wake();
    vi.advanceTimersByTime(20_000);
    expect(sources).toHaveLength(1);
  });
});

it('writes several tables as one list', () => {
  const follow = new Map([
    ['a', 1],
    ['b', 0],
  ]);
  expect(address(follow, 'de')).toBe('/api/events?follow=a:1,b:0&lang=de');
});

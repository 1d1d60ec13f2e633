import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, Stream, type Source } from './events';
import type { Update } from './types';

class Fake implements Source {
  onopen: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  listeners = new Map<string, (event: MessageEvent) => void>();
  closed = false;
  constructor(readonly address: string) {}
  addEventListener(type: string, listener: (event: MessageEvent) => void) {
    this.listeners.set(type, listener);
  }
  close() {
    this.closed = true;
  }
  say(type: string, data: unknown) {
    this.listeners.get(type)?.({ data: JSON.stringify(data) } as MessageEvent);
  }
}

function opened() {
  const sources: Fake[] = [];
  const seen = new Map([['t1', 3]]);
  const updates: Update[] = [];
  const gone: string[] = [];
  const states: boolean[] = [];
  const stream = new Stream({
    lang: 'en',
    follow: () => seen,
    onupdate: (update) => updates.push(update),
    ongone: (table) => gone.push(table),
    online: (there) => states.push(there),
    open: (to) => {
      const fake = new Fake(to);
      sources.push(fake);
      return fake;
    },
    random: () => 1,
  });
  const last = () => sources[sources.length - 1] as Fake;
  return { stream, sources, seen, updates, gone, states, last };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Stream', () => {
  it('names what it follows and hands on what it hears', () => {
    const { last, updates, gone } = opened();
    expect(last().address).toBe('/api/events?follow=t1:3&lang=en');
    last().say('update', { table: 't1', entries: [], state: { after: 4 } });
    last().say('gone', { table: 't1' });
    expect(updates.map((update) => update.state.after)).toEqual([4]);
    expect(gone).toEqual(['t1']);
  });

  it('takes a line that falls silent for lost, and one that beats for alive', () => {
    const { last, sources, states } = opened();
    last().onopen?.({} as Event);
    vi.advanceTimersByTime(39_000);
    last().say('beat', {});
    vi.advanceTimersByTime(39_000);
    expect(states).toEqual([true]);
    const silent = last();
    vi.advanceTimersByTime(2_000);
    expect(silent.closed).toBe(true);
    expect(states).toEqual([true, false]);
    vi.advanceTimersByTime(10_000);
    expect(sources.length).toBe(2);
  });

  it('opens anew after an error, from the last entry seen', () => {
    const { last, sources, seen, states } = opened();
    last().onopen?.({} as Event);
    seen.set('t1', 9);
    last().onerror?.({} as Event);
    expect(sources[0]?.closed).toBe(true);
    expect(states).toEqual([true, false]);
    vi.advanceTimersByTime(499);
    expect(sources).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(last().address).toContain('t1:9');
  });

  it('waits longer each time, and short again once it was open', () => {
    const { last, sources } = opened();
    last().onerror?.({} as Event);
    vi.advanceTimersByTime(500);
    last().onerror?.({} as Event);
    vi.advanceTimersByTime(999);
    expect(sources).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(3);
    last().onopen?.({} as Event);
    last().onerror?.({} as Event);
    vi.advanceTimersByTime(500);
    expect(sources).toHaveLength(4);
  });

  it('tries at once when woken, but only while it waits', () => {
    const { stream, last, sources } = opened();
    stream.wake();
    expect(sources).toHaveLength(1);
    last().onerror?.({} as Event);
    stream.wake();
    expect(sources).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(sources).toHaveLength(2);
  });

  it('is silent once closed', () => {
    const { stream, last, sources, updates } = opened();
    const source = last();
    source.onerror?.({} as Event);
    stream.close();
    stream.wake();
    vi.advanceTimersByTime(20_000);
    source.say('update', { table: 't1', entries: [], state: { after: 4 } });
    expect(sources).toHaveLength(1);
    expect(updates).toEqual([]);
  });
});

it('writes several tables as one list', () => {
  const follow = new Map([
    ['a', 1],
    ['b', 0],
  ]);
  expect(address(follow, 'de')).toBe('/api/events?follow=a:1,b:0&lang=de');
});

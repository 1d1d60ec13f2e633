import { describe, expect, it } from 'vitest';
import type { State } from '../api/types';
import { merge } from './merge';
import { entry, table, update } from './samples';

describe('merge', () => {
  it('adds what is new', () => {
    const merged = merge(table([entry(1)]), update([entry(2), entry(3)], 3));
    expect(merged?.fresh.map((e) => e.number)).toEqual([2, 3]);
    expect(merged?.table.entries.map((e) => e.number)).toEqual([1, 2, 3]);
    expect(merged?.table.state.after).toBe(3);
  });

  it('takes the same news twice only once', () => {
    const once = merge(table([entry(1)]), update([entry(2)], 2));
    const twice = merge(once!.table, update([entry(2)], 2));
    expect(twice?.fresh).toEqual([]);
    expect(twice?.table.entries).toHaveLength(2);
  });

  it('takes a new state without an entry', () => {
    const merged = merge(table([entry(1)]), update([], 1, { drawOffer: 'black' }));
    expect(merged?.table.state.drawOffer).toBe('black');
  });

  it('ignores news that was overtaken', () => {
    const before = table([entry(1), entry(2)]);
    expect(merge(before, update([entry(1)], 1, { drawOffer: 'black' }))?.table).toBe(before);
  });

  it('ignores clocks that were told before those it knows', () => {
    const clocks = (now: number): State['clocks'] => ({
      now,
      sides: [],
      running: null,
      starts: null,
      deadline: null,
      ready: null,
      paused: null,
      pauseAsked: [],
      vacation: [],
    });
    const later = merge(table([entry(1)]), update([], 1, { clocks: clocks(2000) }))!.table;
    expect(merge(later, update([], 1, { clocks: clocks(1000) }))?.table).toBe(later);
    expect(merge(later, update([], 1, { clocks: clocks(3000) }))?.table.state.clocks?.now).toBe(
      3000,
    );
  });

  it('asks anew where something is missing', () => {
    expect(merge(table([entry(1)]), update([entry(3)], 3))).toBeNull();
    expect(merge(table([entry(1)]), update([], 2))).toBeNull();
  });
});

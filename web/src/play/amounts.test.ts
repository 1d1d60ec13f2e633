import { describe, expect, it } from 'vitest';
import { offer } from '../board/samples';
import { amount, axesOf, stepped } from './amounts';

const motion = (thing: string) => ({ thing, from: 'gaol', to: 'a1', line: 0 });

/** An exchange of so many large and small pieces for each side. */
const exchange = (large: number, small: number) => ({
  ...offer(`=${large}L${small}s`, []),
  motions: [
    ...Array.from({ length: large }, () => [motion('leader'), motion('inspector')]).flat(),
    ...Array.from({ length: small }, () => [motion('man'), motion('constable')]).flat(),
  ],
});
const offers = [0, 1, 2].flatMap((large) =>
  [0, 1, 2, 3]
    .filter((small) => large + small > 0 && large + small <= 3)
    .map((small) => exchange(large, small)),
);
const axes = axesOf(offers);
const find = (move: string) => offers.find((one) => one.move === move)!;

describe('numbers to choose from', () => {
  it('finds kinds that go together, and counts each axis once', () => {
    expect(axes.map((axis) => [...axis].sort())).toEqual([
      ['constable', 'man'],
      ['inspector', 'leader'],
    ]);
    expect(axes.map((axis) => amount(find('=1L2s'), axis))).toEqual([2, 1]);
  });

  it('has none where moves look alike or there is only one', () => {
    expect(axesOf([exchange(1, 1), exchange(1, 1)])).toEqual([]);
    expect(axesOf([exchange(1, 1)])).toEqual([]);
    expect(axesOf([offer('a', []), offer('b', [])])).toEqual([]);
  });

  it('steps, and changes the other number only where it must', () => {
    const [small, large] = axes as [string[], string[]];
    expect(stepped(offers, axes, find('=0L1s'), large, 1)?.move).toBe('=1L1s');
    expect(stepped(offers, axes, find('=0L3s'), large, 1)?.move).toBe('=1L2s');
    expect(stepped(offers, axes, find('=1L0s'), large, -1)?.move).toBe('=0L1s');
    expect(stepped(offers, axes, find('=2L1s'), large, 1)).toBeNull();
    expect(stepped(offers, axes, find('=0L1s'), small, -1)?.move).not.toBe('=0L1s');
  });

  it('reaches every move from every other', () => {
    const reached = new Set([offers[0]!.move]);
    for (const move of reached) {
      for (const axis of axes) {
        for (const by of [1, -1] as const) {
          const next = stepped(offers, axes, find(move), axis, by);
          if (next) reached.add(next.move);
        }
      }
    }
    expect(reached.size).toBe(offers.length);
  });
});

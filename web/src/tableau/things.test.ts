import { describe, expect, it } from 'vitest';
import { go } from './samples';
import {
  applyMotions,
  backsAt,
  cardsAt,
  countAt,
  diceAt,
  openCards,
  same,
  spotsOf,
  wordAt,
} from './things';

const spots = spotsOf({
  kind: 'tableau',
  spots: [
    { id: 'A', things: [{ kind: 'blue', count: 2 }] },
    {
      id: 'hand',
      things: [
        { kind: 'card:x', count: 1 },
        { kind: 'back:late', count: 3 },
      ],
    },
    { id: 'dice', things: [{ kind: 'die:6:5', count: 2 }] },
    { id: 'phase', things: [{ kind: 'phase:vote', count: 1 }] },
  ],
});

describe('things at spots', () => {
  it('are counted by kind and in all', () => {
    expect(countAt(spots, 'A', 'blue')).toBe(2);
    expect(countAt(spots, 'hand')).toBe(4);
    expect(countAt(spots, 'nowhere')).toBe(0);
  });

  it('are read as cards, backs, dice and words', () => {
    expect(cardsAt(spots, 'hand')).toEqual(['x']);
    expect(backsAt(spots, 'hand')).toEqual([{ back: 'late', count: 3 }]);
    expect(diceAt(spots, 'dice')).toEqual([
      { sides: 6, eyes: 5 },
      { sides: 6, eyes: 5 },
    ]);
    expect(wordAt(spots, 'phase')).toBe('vote');
    expect(openCards(spots)).toEqual(new Set(['x']));
  });

  it('move one by one; the supply is endless, and an empty spot is gone', () => {
    const moved = applyMotions(spots, [
      go('blue', 'A', 'B'),
      go('blue', 'A', 'supply'),
      go('gold', 'supply', 'B'),
    ]);
    expect(moved.has('A'), 'A is empty and gone').toBe(false);
    expect(countAt(moved, 'B')).toBe(2);
    expect(countAt(spots, 'A')).toBe(2);
    expect(moved.has('supply'), 'the supply is endless and not counted').toBe(false);
  });

  it('are the same in whatever order they are listed', () => {
    const other = new Map([...spots].reverse().map(([id, of]) => [id, [...of].reverse()]));
    expect(same(spots, other), 'the order makes no difference').toBe(true);
    expect(
      same(spots, applyMotions(spots, [go('blue', 'supply', 'A')])),
      'a thing more makes a difference',
    ).toBe(false);
    expect(
      same(spots, applyMotions(spots, [go('blue', 'A', 'C')])),
      'a thing elsewhere makes a difference',
    ).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { GameAnalysis, JudgedMove } from '../api/types';
import { chances, ownChances, worst } from './marks';

const move = (entry: number, seat: string, change: Partial<JudgedMove>): JudgedMove => ({
  entry,
  seat,
  move: '-',
  label: null,
  position: null,
  before: 0.5,
  after: 0.5,
  loss: 0,
  mark: 'none',
  better: null,
  ...change,
});

const moves = [
  move(2, 'white', { before: 0.6, after: 0.55 }),
  move(3, 'black', { before: 0.4, after: 0.7, loss: 0.3, mark: 'blunder' }),
  move(5, 'white', { before: 0.8, after: 0.7, loss: 0.1, mark: 'mistake' }),
];

describe('what was found', () => {
  it('names the most costly moves, the worst first', () => {
    expect(worst(moves).map(({ entry }) => entry)).toEqual([3, 5]);
    expect(worst(moves, 1)).toHaveLength(1);
    expect(worst(moves, 5, 0.2)).toHaveLength(1);
  });

  it('tells the chance of whoever moved', () => {
    const side = (seat: string) => seat;
    const [, black, white] = moves;
    expect(black && ownChances(black, 'white', side).after).toBeCloseTo(0.3);
    expect(white && ownChances(white, 'white', side)).toEqual({ before: 0.8, after: 0.7 });
  });

  it('knows the chances at the stops of the game, before the first move too', () => {
    const analysis = { moves } as GameAnalysis;
    expect(chances([0, 1, 2, 3, 5, 6], analysis)).toEqual([0.6, 0.6, 0.55, 0.7, 0.7, null]);
    expect(chances([0, 1], null)).toEqual([null, null]);
  });
});

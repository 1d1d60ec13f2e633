import { expect, it } from 'vitest';
import type { BoardView, Plan } from '../api/types';
import { nameOf } from '../board/geometry';
import { around } from './picture';

const plan = {
  width: 17,
  height: 17,
  boxes: [],
  kinds: [],
  zones: [{ id: 'all', name: 'all', tint: 'wood', goal: false, squares: ['a1'] }],
} as Plan;
const view = (...squares: string[]) =>
  ({
    kind: 'board',
    notes: [],
    trays: [],
    pieces: squares.map((square) => ({ square, kind: 's' })),
  }) as BoardView;
const corners = (...squares: string[]) => {
  const { files, ranks } = around(plan, view('a1', 'q17'), squares);
  const name = (at: number, rank: number) => nameOf(files.at(at)!, ranks.at(rank)!);
  return `${name(0, -1)} ${name(-1, 0)}`;
};

it('a picture shows nine squares each way around what happens', () => {
  expect(corners('i9')).toBe('e5 m13');
  expect(corners('f7', 'j9')).toBe('d4 l12');
});

it('it stays on the board', () => {
  expect(corners('a1')).toBe('a1 i9');
  expect(corners('q17')).toBe('i9 q17');
});

it('it grows with what happens, and with all pieces where nothing is named', () => {
  expect(corners('c3', 'm5')).toBe('b1 n13');
  expect(corners()).toBe('a1 q17');
});

import { expect, it } from 'vitest';
import { state } from './samples';
import { fromTop, turned } from './seats';

const { seats } = state(0);
const seated = (...yours: boolean[]) =>
  seats.map((seat, i) => ({ ...seat, you: yours[i] === true }));

it('turns the board only for those who do not hold the first seat', () => {
  expect(turned(seated(true, false))).toBe(false);
  expect(turned(seated(false, true))).toBe(true);
  expect(turned(seated(true, true))).toBe(false);
  expect(turned(seated(false, false))).toBe(false);
});

it('lists seats as they face each other over the board', () => {
  expect(fromTop(seats, false).map((s) => s.name)).toEqual(['black', 'white']);
  expect(fromTop(seats, true).map((s) => s.name)).toEqual(['white', 'black']);
});

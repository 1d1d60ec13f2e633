import { expect, it } from 'vitest';
import { state, table } from './samples';
import { fromTop, sides, sitsAbove } from './seats';

const { plan, start } = table([]);
const { seats } = state(0);

it('knows who begins in the upper half', () => {
  expect(sitsAbove('black', plan!, start)).toBe(true);
  expect(sitsAbove('white', plan!, start)).toBe(false);
  expect(sitsAbove('nobody', plan!, start)).toBe(false);
});

it('lists seats as they face each other on the board', () => {
  const above = (seat: { side: string }) => seat.side === 'black';
  expect(fromTop(seats, false, above).map((s) => s.name)).toEqual(['black', 'white']);
  expect(fromTop(seats, true, above).map((s) => s.name)).toEqual(['white', 'black']);
});

it('takes the order of sides from the board', () => {
  expect(sides(plan, seats.toReversed())).toEqual(['white', 'black']);
  expect(sides(null, seats.toReversed())).toEqual(['black', 'white']);
});

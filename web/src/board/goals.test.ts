import { expect, it } from 'vitest';
import { goalsHeld } from './goals';
import { plan } from './samples';

const green = { ...plan.zones[2]!, goal: true };
const goals = { ...plan, zones: [plan.zones[0]!, plan.zones[1]!, green] };
const on = (kind: string, ...squares: string[]) => squares.map((square) => ({ kind, square }));

it('finds the goals that a side has filled, and no other zone', () => {
  const full = [...on('man', 'b1', 'b2', 'c1', 'e1')];
  expect(goalsHeld(goals, full, 'one')).toEqual([green.squares]);
  expect(goalsHeld(goals, full, 'two')).toEqual([]);
  expect(goalsHeld(plan, full, 'one')).toEqual([]);
});

it('leaves out a goal with a free place or a stranger', () => {
  expect(goalsHeld(goals, on('man', 'b1', 'b2'), 'one')).toEqual([]);
  const shared = [...on('man', 'b1', 'b2'), ...on('chief', 'c1')];
  expect(goalsHeld(goals, shared, 'one')).toEqual([]);
});

import { expect, it } from 'vitest';
import { delay } from './backoff';

it('doubles from half a second and stops at ten', () => {
  const waits = [0, 1, 2, 3, 4, 5, 50].map((attempt) => delay(attempt, () => 1));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

it('spreads, never beyond the full wait', () => {
  expect(delay(2, () => 0)).toBe(1500);
  expect(delay(2, () => 0.5)).toBe(1750);
});

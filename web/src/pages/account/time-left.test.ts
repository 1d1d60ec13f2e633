import { expect, it } from 'vitest';
import { timeLeft } from './time-left';

it('counts down in minutes and seconds, and ends', () => {
  expect(timeLeft(600_000, 0)).toBe('10:00');
  expect(timeLeft(600_000, 590_500)).toBe('0:10');
  expect(timeLeft(600_000, 541_000)).toBe('0:59');
  expect(timeLeft(600_000, 600_000)).toBeNull();
  expect(timeLeft(600_000, 700_000)).toBeNull();
});

import { expect, test } from 'vitest';
import type { ChatLine } from '../../api/types';
import { freshLines, mergeLines } from './lines';

const line = (number: number, you = false): ChatLine => ({
  number,
  at: 0,
  seat: 'police',
  name: 'Rosa',
  you,
  phrase: null,
  text: `line ${number}`,
});

test('lines are in their order, each once, whichever came first', () => {
  const merged = mergeLines([line(1), line(3)], [line(2), line(3)]);
  expect(merged.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('only what others said and is new counts as unread', () => {
  const fresh = freshLines([line(1)], [line(1), line(2, true), line(3)]);
  expect(fresh.map(({ number }) => number)).toEqual([3]);
});

import { expect, it } from 'vitest';
import type { Offer } from '../api/types';
import { choice } from '../board/samples';
import { choicesOf } from './choices';

const offer = (move: string, more: Partial<Offer> = {}) => choice(move, move, more);
const step = offer('a1-a2', { label: null, path: ['a1', 'a2'] });
const freed = { motions: [{ thing: 'L', from: 'prison', to: 'b6', line: 0 }] };

it('leaves moves on the board to the board', () => {
  expect(choicesOf([step])).toEqual({ single: [], groups: [], asked: null });
});

it('gathers a group under its name', () => {
  const one = offer('=1L', { group: 'Exchange' });
  const two = offer('=2L', { group: 'Exchange' });
  const pass = offer('--');
  expect(choicesOf([step, one, pass, two])).toEqual({
    single: [pass],
    groups: [{ name: 'Exchange', offers: [one, two] }],
    asked: null,
  });
});

it('previews what an answer is asked to', () => {
  const yes = offer('=yes', freed);
  expect(choicesOf([offer('=no'), yes]).asked).toBe(yes);
  expect(choicesOf([step, yes]).asked).toBeNull();
});

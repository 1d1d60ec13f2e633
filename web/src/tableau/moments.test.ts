import { expect, it } from 'vitest';
import type { LinedMotion } from '../api/types';
import { momentOf } from './moments';
import { go, plan } from './samples';

const shown = (...motions: LinedMotion[]) => ({ id: 1, entry: 1, told: 'It happens.', motions });
const before = new Map([['council', [{ kind: 'star', count: 1 }]]]);
const look = (...motions: LinedMotion[]) => momentOf(shown(...motions), before, plan)?.look ?? null;

it('seldom things that matter are moments of their own', () => {
  expect(look(go('yes', 'supply', 'A'))).toBe('yes');
  expect(look(go('no', 'supply', 'A'))).toBe('no');
  expect(look(go('card:x', 'row', 'claimed.me'))).toBe('claim');
  expect(look(go('phase:vote', 'supply', 'phase'))).toBe('phase');
  const last = [1, 2].map(() => go('star', 'supply', 'council'));
  expect(look(...last)).toBe('goal');
});

it('everyday things are not', () => {
  expect(look()).toBeNull();
  expect(look(go('blue', 'supply', 'A'))).toBeNull();
  expect(look(go('card:x', 'row', 'hand.me'))).toBeNull();
  expect(look(go('star', 'supply', 'council'))).toBeNull();
  expect(momentOf(null, before, plan)).toBeNull();
});

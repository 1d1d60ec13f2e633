import { expect, it } from 'vitest';
import { looks } from './looks';

const kind = (side: string, style: string | null) => ({ side, style });

it('draws what a game names, by side and by piece', () => {
  const look = looks([kind('red', 'badge'), kind('blue', 'rosette'), kind('blue', 'ebony')]);
  expect([look('red'), look('blue'), look('blue', 'ebony')]).toEqual(['badge', 'rosette', 'ebony']);
});

it('tells sides apart whose style nobody has drawn', () => {
  const look = looks([kind('red', 'crystal'), kind('red', 'glass'), kind('blue', 'ivory')]);
  expect(look('blue')).toBe('ivory');
  expect(look('red')).toBe('ebony');
  expect(look('red', 'glass')).toBe('ebony');
});

it('draws something for seats without a style, and for sides unheard of', () => {
  const look = looks([kind('red', null), kind('blue', null)]);
  expect(look('red')).not.toBe(look('blue'));
  expect(look('green')).toBe('ivory');
});

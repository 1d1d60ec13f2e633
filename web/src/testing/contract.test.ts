import { expect, it } from 'vitest';
import { sample } from './contract';

const motion = { thing: 'man', from: 'a1', to: 'a2', line: 0 };

it('lets through what the server could say', () => {
  expect(sample('Motion', motion)).toBe(motion);
});

it('refuses a member too few, one too many, and a wrong value', () => {
  const { to, ...short } = motion;
  expect(() => sample('Motion', short as never)).toThrow("must have required property 'to'");
  expect(() => sample('Motion', { ...short, to, by: 'cart' })).toThrow('additional properties');
  expect(() => sample('Act', 'sleep' as never)).toThrow('allowed values');
});

it('looks into what a schema refers to', () => {
  const entry = { motions: [{ thing: 'man' }] };
  expect(() => sample('EntryInfo', entry as never)).toThrow('EntryInfo');
  const offer = {
    move: 'a',
    path: [],
    taken: [],
    label: null,
    group: null,
    motions: [{}],
    target: null,
    about: null,
  };
  expect(() => sample('Offer', offer as never)).toThrow('motions/0');
});

import { describe, expect, it } from 'vitest';
import { ago, list, moment, number, titled } from './format';

describe('ago', () => {
  const now = 1_700_000_000_000;
  it('takes the largest whole unit', () => {
    expect(ago(now - 59_000, now, 'en')).toBe('now');
    expect(ago(now - 60_000, now, 'en')).toBe('1 minute ago');
    expect(ago(now - 3_599_000, now, 'en')).toBe('59 minutes ago');
    expect(ago(now - 7_200_000, now, 'de')).toBe('vor 2 Stunden');
    expect(ago(now - 3 * 86_400_000, now, 'de')).toBe('vor 3 Tagen');
  });

  it('never speaks of the future when clocks disagree', () => {
    expect(ago(now + 90_000, now, 'en')).toBe('now');
  });
});

it('writes lists as the language does', () => {
  expect(list(['b4'], 'en-GB')).toBe('b4');
  expect(list(['b4', 'f4', 'g7'], 'en-GB')).toBe('b4, f4 and g7');
  expect(list(['b4', 'f4'], 'de')).toBe('b4 und f4');
});

it('writes numbers and moments as the language does', () => {
  expect(number(12_345, 'de')).toBe('12.345');
  expect(moment(0, 'de', 'UTC')).toBe('01.01.1970, 00:00');
  expect(moment(0, 'en', 'UTC')).toBe('1 Jan 1970, 00:00');
});

describe('titled', () => {
  it('parts a title from its explanation', () => {
    expect(titled('Greedy: takes what it can')).toEqual({
      title: 'Greedy',
      about: 'Takes what it can',
    });
  });

  it('lets a bare sentence be the title', () => {
    expect(titled('A coin decides.')).toEqual({ title: 'A coin decides', about: '' });
  });
});

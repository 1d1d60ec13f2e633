import { expect, test } from 'vitest';
import { entryAsked, entryLink, playLink } from './entry-link';

test('a link to an entry says which table and entry it leads to', () => {
  const link = entryLink('https://parlour.example', 'a_b-c', 12);
  expect(link).toBe('https://parlour.example/table/a_b-c?entry=12');
  expect(entryAsked(new URL(link).search)).toBe('12');
});

test('an address without an entry asks for none', () => {
  expect(entryAsked('')).toBeNull();
  expect(entryAsked('?seat=police')).toBeNull();
});

test('a game is played from where another stood', () => {
  expect(playLink('votes-for-women', 'abc', 0)).toBe('/new/votes-for-women?from=abc&entry=0');
});

import { expect, it } from 'vitest';
import { clip, tidy } from './name';

it('counts code points, so that no character is cut in two', () => {
  expect(clip('\u{1F3B2}'.repeat(24))).toBe('\u{1F3B2}'.repeat(24));
  expect(clip('\u{1F3B2}'.repeat(25))).toBe('\u{1F3B2}'.repeat(24));
  expect(clip('a'.repeat(30))).toBe('a'.repeat(24));
});

it('does not count spaces that are not kept', () => {
  const typed = `  ${'a'.repeat(23)}  b`;
  expect(clip(typed)).toBe(`${'a'.repeat(23)} `);
  expect(clip(`${'a'.repeat(24)}  `)).toBe(`${'a'.repeat(24)}  `);
  expect(tidy('  Ann   B  ')).toBe('Ann B');
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHOICES, MARKED, readTablePreferences } from './table-preferences';

it('begins with what disturbs nobody', () => {
  const { sound, notify, confirm, premove } = readTablePreferences(null);
  expect({ sound, notify, confirm, premove }).toEqual({
    sound: false,
    notify: false,
    confirm: false,
    premove: true,
  });
});

it('keeps what is known, and forgets what is not', () => {
  const read = readTablePreferences('{"sound":true,"pieces":"clear","board":"glass","moves":7}');
  expect(read).toMatchObject({ sound: true, pieces: 'clear', board: 'printed', moves: 'short' });
  expect(readTablePreferences('nonsense')).toEqual(readTablePreferences('null'));
});

it('has the same looks in the script that runs before the first paint', () => {
  const early = readFileSync(new URL('../../public/early.js', import.meta.url), 'utf8');
  for (const name of MARKED) {
    for (const value of CHOICES[name].slice(1)) {
      expect(early, name).toMatch(new RegExp(`${name}: \\[[^\\]]*'${value}'`));
    }
  }
});

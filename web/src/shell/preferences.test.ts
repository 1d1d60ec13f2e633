import { expect, it } from 'vitest';
import { readPreferences } from './preferences';

it('keeps what was chosen', () => {
  expect(readPreferences('{"lang":"de","theme":"dark","motion":"reduced"}', ['en'])).toEqual({
    lang: 'de',
    theme: 'dark',
    motion: 'reduced',
  });
});

it('takes the first language of the browser that we speak', () => {
  expect(readPreferences(null, ['fr-FR', 'de-AT', 'en']).lang).toBe('de');
  expect(readPreferences(null, ['fr']).lang).toBe('en');
});

it('survives whatever stands in the storage', () => {
  const sound = { lang: 'en', theme: 'system', motion: 'system' };
  for (const kept of ['', '{', 'null', '7', '{"lang":"toString","theme":3}']) {
    expect(readPreferences(kept, [])).toEqual(sound);
  }
});

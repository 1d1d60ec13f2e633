import { expect, it } from 'vitest';
import { choices } from './kept';

it('keeps what was chosen', () => {
  expect(choices('{"lang":"de","theme":"dark","motion":"reduced"}', ['en'])).toEqual({
    lang: 'de',
    theme: 'dark',
    motion: 'reduced',
  });
});

it('takes the first language of the browser that we speak', () => {
  expect(choices(null, ['fr-FR', 'de-AT', 'en']).lang).toBe('de');
  expect(choices(null, ['fr']).lang).toBe('en');
});

it('survives whatever stands in the storage', () => {
  const sound = { lang: 'en', theme: 'system', motion: 'system' };
  for (const kept of ['', '{', 'null', '7', '{"lang":"toString","theme":3}']) {
    expect(choices(kept, [])).toEqual(sound);
  }
});

import { expect, it, vi } from 'vitest';
import { CardCatalogue, cardLoader } from './cards';
import { SAMPLE } from './samples';

it('asks once for each game and language', async () => {
  const fetch = vi.fn(async (game: string) => ({ ...SAMPLE, game }));
  const load = cardLoader(fetch);
  const [one, same] = await Promise.all([load('a', 'en'), load('a', 'en')]);
  expect(one).toBe(same);
  await load('a', 'de');
  await load('b', 'en');
  expect(fetch.mock.calls).toEqual([
    ['a', 'en'],
    ['a', 'de'],
    ['b', 'en'],
  ]);
});

it('remembers that a game has no cards', async () => {
  const fetch = vi.fn(async () => null);
  const load = cardLoader(fetch);
  expect(await load('a', 'en')).toBeNull();
  expect(await load('a', 'en')).toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
});

it('asks again for what failed', async () => {
  let down = true;
  const load = cardLoader(async () => {
    if (down) throw new Error('down');
    return SAMPLE;
  });
  await expect(load('a', 'en')).rejects.toThrow('down');
  down = false;
  expect(await load('a', 'en')).toBe(SAMPLE);
});

it('finds cards and the names of decks and eras', () => {
  const catalogue = new CardCatalogue(SAMPLE);
  expect(catalogue.card('war')?.name).toBe('War');
  expect(catalogue.card('peace')).toBeNull();
  expect(catalogue.deckName('red')).toBe('Red');
  expect(catalogue.eraName('late')).toBe('Late');
  expect(catalogue.eraName(null)).toBeNull();
});

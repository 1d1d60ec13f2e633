import { describe, expect, it } from 'vitest';
import { gameBoxes } from './game-boxes';

const chess = { id: 'chess', name: 'Chess', when: 'once', about: 'About chess.' };
const told = (all: ReturnType<typeof gameBoxes>) =>
  all.map(({ id, words }) => [id, words?.name ?? null]);

describe('boxes', () => {
  it('shows what the server plays', () => {
    expect(told(gameBoxes([chess], ['go']))).toEqual([['chess', 'Chess']]);
  });

  it('keeps a place for every cover until the server has answered', () => {
    expect(told(gameBoxes(null, ['chess', 'go']))).toEqual([
      ['chess', null],
      ['go', null],
    ]);
  });
});

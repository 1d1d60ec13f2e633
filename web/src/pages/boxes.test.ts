import { describe, expect, it } from 'vitest';
import { boxes } from './boxes';

const chess = { id: 'chess', name: 'Chess', when: 'once', about: 'About chess.' };
const told = (all: ReturnType<typeof boxes>) =>
  all.map(({ id, words }) => [id, words?.name ?? null]);

describe('boxes', () => {
  it('shows what the server plays', () => {
    expect(told(boxes([chess], ['go']))).toEqual([['chess', 'Chess']]);
  });

  it('keeps a place for every cover until the server has answered', () => {
    expect(told(boxes(null, ['chess', 'go']))).toEqual([
      ['chess', null],
      ['go', null],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { boxes } from './boxes';

const words = (name: string) => ({ name, when: 'once', about: `About ${name}.` });
const chess = { id: 'chess', ...words('Chess') };
const coming = { go: words('Go'), chess: words('Soon') };
const told = (all: ReturnType<typeof boxes>) =>
  all.map(({ id, words: said, open }) => [id, said?.name ?? null, open]);

describe('boxes', () => {
  it('shows what the server plays, then what is announced', () => {
    expect(told(boxes([chess], coming, []))).toEqual([
      ['chess', 'Chess', true],
      ['go', 'Go', false],
    ]);
  });

  it('keeps a place for every cover until the server has answered', () => {
    expect(told(boxes(null, coming, ['chess', 'go']))).toEqual([
      ['chess', null, false],
      ['go', null, false],
    ]);
  });
});

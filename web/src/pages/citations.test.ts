import { describe, expect, it } from 'vitest';
import { numberedSources, type GameHistory } from './citations';

const event = (id: string, sources: string[]): GameHistory['events'][number] => ({
  id,
  when: '1908',
  text: 'It rains.',
  basis: 'stated',
  sources,
  figure: null,
});

const history: GameHistory = {
  title: 'Weather',
  events: [event('rain', ['diary', 'almanac']), event('sun', ['diary']), event('wind', ['page'])],
  sources: [
    { id: 'diary', citation: 'Diary.', link: null },
    { id: 'almanac', citation: 'Almanac.', link: 'https://example.org/almanac' },
    { id: 'page', citation: 'Our page.', link: '/docs/page#wind' },
  ],
};

describe('numberedSources', () => {
  it('numbers sources in their order and says which paragraphs cite them', () => {
    expect(
      numberedSources(history).map(({ id, number, citedIn }) => [id, number, citedIn]),
    ).toEqual([
      [
        'diary',
        1,
        [
          { id: 'rain', number: 1 },
          { id: 'sun', number: 2 },
        ],
      ],
      ['almanac', 2, [{ id: 'rain', number: 1 }]],
      ['page', 3, [{ id: 'wind', number: 3 }]],
    ]);
  });

  it('knows which links lead to another place', () => {
    expect(numberedSources(history).map(({ outside }) => outside)).toEqual([false, true, false]);
  });
});

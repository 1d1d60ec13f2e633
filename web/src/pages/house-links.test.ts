import { describe, expect, it } from 'vitest';
import { houseLinks, leads, learnPath, studied } from './house-links';

describe('houseLinks', () => {
  const paths = houseLinks('weather').flatMap(({ links }) => links.map(({ path }) => path));

  it('leads only to pages that there are, and to each once', () => {
    expect(paths.filter((path) => !leads(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has something on every shelf', () => {
    expect(
      houseLinks('weather').every(({ links }) => links.length > 0),
      'no shelf is empty',
    ).toBe(true);
    expect(paths).toEqual(expect.arrayContaining(['/pair', '/docs', '/privacy']));
  });

  it('leads to no lessons where there are none', () => {
    expect(learnPath({ id: 'weather', lessons: 0 })).toBeNull();
  });

  it('begins the study with a game that can be studied', () => {
    const games = [
      { id: 'cards', study: false },
      { id: 'draughts', study: true },
      { id: 'weather', study: true },
    ];
    expect(studied(games, 'cards')).toBe('draughts');
    expect(studied(games, 'weather')).toBe('weather');
    expect(studied(games, null)).toBe('draughts');
  });

  it('knows what leads nowhere', () => {
    expect(leads('/nowhere/at/all'), '/nowhere/at/all leads nowhere').toBe(false);
  });
});

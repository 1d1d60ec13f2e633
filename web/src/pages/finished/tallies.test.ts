import { expect, test } from 'vitest';
import type { Tally } from '../../api/types';
import { byGame, score } from './tallies';

const row = (game: string, side: string, won: number, drawn: number, lost: number): Tally => ({
  game,
  gameName: game.toUpperCase(),
  side,
  sideTitle: side,
  opponent: 'computer',
  level: 'Level 1',
  won,
  drawn,
  lost,
});

test('rows are added up under their game', () => {
  const games = byGame([
    row('a', 'white', 1, 0, 2),
    row('b', 'red', 0, 1, 0),
    row('a', 'black', 3, 1, 0),
  ]);
  expect(games.map(({ game, won, drawn, lost }) => [game, won, drawn, lost])).toEqual([
    ['a', 4, 1, 2],
    ['b', 0, 1, 0],
  ]);
  expect(games[0]?.rows.map(({ side }) => side)).toEqual(['white', 'black']);
});

test('a draw is half a point, and without a game there is no score', () => {
  expect(score({ won: 1, drawn: 2, lost: 1 })).toBe(0.5);
  expect(score({ won: 0, drawn: 0, lost: 0 })).toBeNull();
});

import { expect, test } from 'vitest';
import type { TableLine } from '../../api/types';
import { EVERYTHING, isWanted, wantsFinished } from './own-filter';

const line = (game: string, ...kinds: string[]): TableLine =>
  ({
    game,
    seats: [{ you: true, kind: 'guest' }, ...kinds.map((kind) => ({ you: false, kind }))],
  }) as unknown as TableLine;

test('a running game is shown by its game and its opponents', () => {
  const game = line('suffragetto', 'computer');
  expect(isWanted(game, EVERYTHING), 'the game is shown without a filter').toBe(true);
  expect(
    isWanted(game, { ...EVERYTHING, game: 'fort-chitral' }),
    'the game is hidden where another is wanted',
  ).toBe(false);
  expect(
    isWanted(game, { ...EVERYTHING, opponent: 'computer' }),
    'the game is shown among those against computers',
  ).toBe(true);
  expect(
    isWanted(game, { ...EVERYTHING, opponent: 'person' }),
    'the game is hidden among those against people',
  ).toBe(false);
});

test('a running game has no result', () => {
  expect(
    isWanted(line('suffragetto', 'guest'), { ...EVERYTHING, result: 'won' }),
    'a running game has not been won',
  ).toBe(false);
  expect(
    isWanted(line('suffragetto', 'guest'), { ...EVERYTHING, state: 'over' }),
    'a running game is not over',
  ).toBe(false);
  expect(
    wantsFinished({ ...EVERYTHING, state: 'running' }),
    'finished games are not asked for',
  ).toBe(false);
});

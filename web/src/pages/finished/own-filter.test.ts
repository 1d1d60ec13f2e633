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
  expect(isWanted(game, EVERYTHING)).toBe(true);
  expect(isWanted(game, { ...EVERYTHING, game: 'fort-chitral' })).toBe(false);
  expect(isWanted(game, { ...EVERYTHING, opponent: 'computer' })).toBe(true);
  expect(isWanted(game, { ...EVERYTHING, opponent: 'person' })).toBe(false);
});

test('a running game has no result', () => {
  expect(isWanted(line('suffragetto', 'guest'), { ...EVERYTHING, result: 'won' })).toBe(false);
  expect(isWanted(line('suffragetto', 'guest'), { ...EVERYTHING, state: 'over' })).toBe(false);
  expect(wantsFinished({ ...EVERYTHING, state: 'running' })).toBe(false);
});

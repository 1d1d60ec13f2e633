import { describe, expect, test } from 'vitest';
import type { Tournament, TournamentGame } from '../../api/types';
import { cell, fine, got, isPlaying, plan, ranked, rounds, schedule, score } from './results';

const game = (more: Partial<TournamentGame>): TournamentGame => ({
  number: 1,
  round: 1,
  first: 0,
  second: 1,
  table: null,
  result: null,
  decided: null,
  ...more,
});

const line = (player: number, rank: number) => ({
  rank,
  player,
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  points: 0,
  berger: 0,
  direct: 0,
});

const three: Pick<Tournament, 'players' | 'games' | 'standings' | 'rounds'> = {
  rounds: 3,
  players: [
    { number: 0, name: 'Ada', withdrawn: null },
    { number: 1, name: 'Ben', withdrawn: 'annulled' },
    { number: 2, name: 'Cleo', withdrawn: null },
  ],
  games: [
    game({ decided: 'annulled' }),
    game({ number: 2, round: 2, first: 2, second: 0, result: 'first' }),
    game({ number: 3, round: 3, first: 1, second: 2, decided: 'annulled' }),
  ],
  standings: [line(2, 1), line(0, 2)],
};
const tournament = three as Tournament;

describe('how results are written', () => {
  test('points and scores', () => {
    expect([0, 0.5, 1, 2.5].map(score)).toEqual(['0', '½', '1', '2½']);
    expect([0, 0.25, 1.75, 3].map(fine)).toEqual(['0', '¼', '1¾', '3']);
  });

  test('what each player got', () => {
    expect(got(game({}), 0)).toBe('');
    expect(got(game({ result: 'first' }), 0)).toBe('1');
    expect(got(game({ result: 'first' }), 1)).toBe('0');
    expect(got(game({ result: 'draw' }), 1)).toBe('½');
    expect(got(game({ result: 'none' }), 0)).toBe('0');
    expect(got(game({ result: 'second', decided: 'forfeit' }), 1)).toBe('1+');
    expect(got(game({ result: 'second', decided: 'forfeit' }), 0)).toBe('0−');
  });

  test('the cross table is in the order of the standings', () => {
    expect(ranked(tournament).map(({ name }) => name)).toEqual(['Cleo', 'Ada', 'Ben']);
    expect(cell(tournament, 2, 0)).toBe('1');
    expect(cell(tournament, 0, 2)).toBe('0');
    expect(cell(tournament, 0, 1)).toBe('');
  });

  test('who is free in a round', () => {
    const names = rounds(tournament).map(({ free }) => free.map(({ name }) => name).join());
    expect(names).toEqual(['Ada,Cleo', '', 'Ada,Cleo']);
  });

  test('a game is played once it has a table and as long as nobody has decided it', () => {
    expect(isPlaying(game({})), 'a game without a table is not being played').toBe(false);
    expect(isPlaying(game({ table: 't' })), 'a game with a table is being played').toBe(true);
    expect(
      isPlaying(game({ table: 't', result: 'draw' })),
      'a drawn game is not being played',
    ).toBe(false);
    expect(
      isPlaying(game({ table: 't', decided: 'annulled' })),
      'an annulled game is not being played',
    ).toBe(false);
  });
});

describe('what is about to start', () => {
  test('tables and who is left over', () => {
    expect(plan(7, 2, false)).toEqual({ tables: 3, waiting: 1 });
    expect(plan(7, 2, true)).toEqual({ tables: 4, waiting: 0 });
    expect(plan(8, 4, true)).toEqual({ tables: 2, waiting: 0 });
  });

  test('rounds and games', () => {
    expect(schedule(10, 1)).toEqual({ rounds: 9, games: 45 });
    expect(schedule(5, 2)).toEqual({ rounds: 10, games: 20 });
  });
});

import { expect, it } from 'vitest';
import { firstGame, fixedSeats } from './first-game';

const seat = (name: string) => ({ name, title: name, side: name, style: null });
const option = (seats: string[] | null) => ({
  key: 'mode',
  values: [{ value: 'a', seats: seats && seats.map(seat) }],
});
const game = (...options: unknown[]) =>
  ({ seats: ['white', 'black'].map(seat), options }) as Parameters<typeof fixedSeats>[0];

it('a first game is played against the weakest level, from the seat that was learned', () => {
  expect(fixedSeats(game(option(null)))).toEqual(['white', 'black']);
  expect(firstGame('ghosts', ['white', 'black'])).toEqual({
    game: 'ghosts',
    seats: { white: 'me', black: 'computer:level:1' },
  });
});

it('where seats have to be chosen, the form is the way', () => {
  expect(fixedSeats(game(option(['white'])))).toEqual([]);
  expect(firstGame('ghosts', [])).toBeNull();
  expect(firstGame('hands', ['n', 'e', 's', 'w'])).toBeNull();
});

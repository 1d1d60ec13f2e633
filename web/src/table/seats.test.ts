import { describe, expect, it } from 'vitest';
import type { SeatHolder } from '../api/types';
import { state, table } from './samples';
import { fromTop, turned, type Chair } from './seats';

const { seats } = state(0);
const { sides } = table([]);
const seated = (...yours: boolean[]) =>
  seats.map((seat, i) => ({ ...seat, you: yours[i] === true }));
const named = (chairs: Chair[][]) => chairs.map((side) => side.map(({ title }) => title));

describe('a side with one seat', () => {
  it('turns the board only for those who do not hold the first seat', () => {
    expect(turned(seated(true, false)), 'it is not turned for the first seat').toBe(false);
    expect(turned(seated(false, true)), 'it is turned for the second seat').toBe(true);
    expect(turned(seated(true, true)), 'it is not turned for who holds both').toBe(false);
    expect(turned(seated(false, false)), 'it is not turned for the audience').toBe(false);
  });

  it('faces the other over the board', () => {
    expect(named(fromTop(sides, seats, false))).toEqual([['Black'], ['White']]);
    expect(named(fromTop(sides, seats, true))).toEqual([['White'], ['Black']]);
  });
});

describe('a side with two seats, or none', () => {
  const [white] = seats as [SeatHolder, SeatHolder];
  const team = [
    { ...white, you: false },
    { ...white, name: 'ivory', title: 'Ivory', you: true },
  ];

  it('is the first side to each of its own', () => {
    expect(
      turned([...team, ...seated(false, false).slice(1)]),
      'it is not turned for the second seat of the first side',
    ).toBe(false);
  });

  it('has its chairs side by side, and what plays it in the place of a chair', () => {
    const alone = [sides[0], { name: 'black', title: 'The Blacks', itself: 'Robot' }];
    const chairs = fromTop(alone as typeof sides, team, false);
    expect(named(chairs)).toEqual([['The Blacks'], ['White', 'Ivory']]);
    expect(chairs[0]?.[0]).toMatchObject({ holder: 'Robot', seat: null });
  });
});

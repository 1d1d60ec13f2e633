import { describe, expect, it } from 'vitest';
import type { State } from '../api/types';
import { state } from '../table/samples';
import { alerts, mayDisturb, waiting } from './alerts';

const [me, other] = state(0).seats.map(({ name }) => name) as [string, string];
const theirs = (more: Partial<State> = {}) =>
  state(1, {
    yours: [me],
    turn: { kind: 'decide', seat: other, ask: '', rule: null, left: null, goal: null },
    ...more,
  });
const mine = state(2, {
  yours: [me],
  turn: { kind: 'decide', seat: me, ask: '', rule: null, left: null, goal: null },
});
const kinds = (before: State, now: State) => alerts(before, now).map(({ kind }) => kind);

describe('what waits for an answer', () => {
  it('is one’s turn, once', () => {
    expect(kinds(theirs(), mine)).toEqual(['turn']);
    expect(kinds(mine, mine)).toEqual([]);
  });

  it('is what the other side offers, not what one offers oneself', () => {
    const acts: State['acts'] = ['accept-draw', 'accept-takeback', 'rematch'];
    expect(waiting(theirs({ drawOffer: other, acts }))).toEqual([{ kind: 'draw', by: other }]);
    expect(waiting(theirs({ drawOffer: me, acts }))).toEqual([]);
    expect(waiting(theirs({ takebackAsk: other, acts }))).toEqual([
      { kind: 'takeback', by: other },
    ]);
    expect(waiting(theirs({ rematch: { askedBy: [other], table: null }, acts }))).toEqual([
      { kind: 'rematch', by: other },
    ]);
    expect(waiting(theirs({ rematch: { askedBy: [other], table: 't2' }, acts }))).toEqual([]);
  });

  it('is told again only if it is asked again', () => {
    const asked = theirs({ drawOffer: other, acts: ['accept-draw'] });
    expect(kinds(theirs(), asked)).toEqual(['draw']);
    expect(kinds(asked, asked)).toEqual([]);
  });

  it('is the end for who plays, not for who watches', () => {
    expect(kinds(theirs({ status: 'playing' }), theirs({ status: 'over' }))).toEqual(['over']);
    const watched = { yours: [] };
    expect(
      kinds(theirs({ ...watched, status: 'playing' }), theirs({ ...watched, status: 'over' })),
    ).toEqual([]);
  });
});

it('disturbs only who wants it, may be told, and looks away', () => {
  expect(
    mayDisturb(true, 'granted', true),
    'it disturbs a player who wants it and looks away',
  ).toBe(true);
  expect(
    mayDisturb(false, 'granted', true),
    'it does not disturb a player who does not want it',
  ).toBe(false);
  expect(
    mayDisturb(true, 'denied', true),
    'it does not disturb where the browser has refused',
  ).toBe(false);
  expect(
    mayDisturb(true, 'default', true),
    'it does not disturb where the browser has not been asked',
  ).toBe(false);
  expect(mayDisturb(true, 'granted', false), 'it does not disturb a player who looks').toBe(false);
});

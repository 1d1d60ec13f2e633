import { describe, expect, it } from 'vitest';
import type { SeatHolder, State } from '../api/types';
import { de } from '../words/de';
import { en } from '../words/en';
import { actName, isFinal, seatFor, shownActs, type PlainAct } from './acts';
import { state, table } from './samples';

const acts: PlainAct[] = ['resign', 'offer-draw', 'undo', 'ask-takeback', 'rematch'];
const computer = state(2, { acts });
const sitting = (you: boolean): State => ({
  ...computer,
  seats: computer.seats.map((seat) => ({ ...seat, kind: 'guest', you: seat.you || you })),
});
const device = sitting(true);
const friend = sitting(false);

const tableOf = (at: State) => table([], { state: at });

/** Two a side; "w" and "b" are the sides, capitals are mine, and ? is a computer. */
const teams = (...who: string[]): State => {
  const seats = who.map((word, at): SeatHolder => ({
    ...(computer.seats[0] as SeatHolder),
    name: `${word}${at}`,
    side: (word[0] ?? '').toLowerCase(),
    kind: word.endsWith('?') ? 'computer' : 'guest',
    you: /[A-Z]/.test(word),
  }));
  return { ...computer, seats, yours: seats.flatMap(({ name, you }) => (you ? [name] : [])) };
};

describe('acts', () => {
  it('keep their number and order while the game lasts, whatever may be done', () => {
    const shown = (at: State) =>
      shownActs(tableOf(at)).map(({ act, can }) => `${act} ${can ? 'can' : ''}`);
    expect(shown({ ...friend, acts: ['resign', 'ask-takeback', 'offer-draw'] })).toEqual([
      'ask-takeback can',
      'offer-draw can',
      'resign can',
    ]);
    expect(shown({ ...friend, acts: ['resign'] })).toEqual([
      'ask-takeback ',
      'offer-draw ',
      'resign can',
    ]);
    expect(shown({ ...friend, acts: [] })).toHaveLength(3);
  });

  it('offer an undo in the place of a takeback', () => {
    for (const at of [computer, device, friend]) {
      expect(shownActs(tableOf(at)).map(({ act }) => act)).toEqual([
        'undo',
        'offer-draw',
        'resign',
      ]);
    }
  });

  it('have no draw in a game that knows none', () => {
    const game = table([], { draws: false, state: computer });
    expect(shownActs(game).map(({ act }) => act)).toEqual(['undo', 'resign']);
  });

  it('agree a draw at once where no other person sits on the other side', () => {
    expect(
      isFinal('offer-draw', teams('W', 'w', 'B', 'b?')),
      'a draw is final without another person on the other side',
    ).toBe(true);
    expect(
      isFinal('offer-draw', teams('W', 'w', 'B', 'b')),
      'a draw is not final with a person on the other side',
    ).toBe(false);
    expect(
      isFinal('offer-draw', teams('W', 'W', 'b?', 'b?')),
      'a draw that computers may decline is not final',
    ).toBe(false);
  });

  it('are answered for the side that was asked', () => {
    const at = { ...teams('W', 'W', 'B', 'b'), drawOffer: 'b3' };
    expect(seatFor('accept-draw', at)).toBe('W0');
    expect(seatFor('decline-draw', { ...at, drawOffer: 'W1' })).toBe('B2');
    expect(seatFor('accept-takeback', at)).toBeUndefined();
  });

  it('are none for who watches, and after the end; an open table can be closed', () => {
    expect(shownActs(tableOf({ ...friend, yours: [], acts: [] }))).toEqual([]);
    expect(shownActs(tableOf({ ...friend, status: 'over', acts: ['rematch'] }))).toEqual([]);
    expect(
      shownActs(tableOf({ ...friend, status: 'open', acts: ['claim-abort', 'resign'] })),
      'a game that waits for a substitute',
    ).toEqual([{ act: 'resign', can: true }]);
    expect(shownActs(tableOf({ ...friend, status: 'open', acts: ['close'] }))).toEqual([
      { act: 'close', can: true },
    ]);
  });

  it('are named by whether somebody is asked', () => {
    expect(actName('ask-takeback', friend, en.table)).toBe('Ask to take back');
    expect(actName('ask-takeback', computer, en.table)).toBe('Take back');
    expect(actName('offer-draw', computer, en.table)).toBe('Offer a draw');
    expect(actName('offer-draw', device, en.table)).toBe('Agree a draw');
    expect(actName('offer-draw', device, de.table)).toBe('Remis vereinbaren');
  });

  it('never share a name in any language', () => {
    for (const words of [en.table, de.table]) {
      for (const at of [computer, device, friend]) {
        const names = acts.map((act) => actName(act, at, words));
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });

  it('are asked about where they end the game', () => {
    expect(acts.filter((act) => isFinal(act, device))).toEqual(['resign', 'offer-draw']);
    expect(acts.filter((act) => isFinal(act, friend))).toEqual(['resign']);
  });
});

import { describe, expect, it } from 'vitest';
import type { Act, State } from '../api/types';
import { de } from '../words/de';
import { en } from '../words/en';
import { actName, isFinal, shownActs } from './acts';
import { state } from './samples';

const acts: Act[] = ['resign', 'offer-draw', 'undo', 'ask-takeback', 'rematch'];
const computer = state(2, { acts });
const sitting = (you: boolean): State => ({
  ...computer,
  seats: computer.seats.map((seat) => ({ ...seat, kind: 'guest', you: seat.you || you })),
});
const device = sitting(true);
const friend = sitting(false);

describe('acts', () => {
  it('are shown in their order, and only those with a button of their own', () => {
    expect(shownActs(friend)).toEqual(['undo', 'ask-takeback', 'offer-draw', 'resign']);
  });

  it('offer one way to take back where nobody is asked', () => {
    expect(shownActs(computer)).toEqual(['undo', 'offer-draw', 'resign']);
    expect(shownActs(device)).toEqual(['undo', 'offer-draw', 'resign']);
    expect(shownActs({ ...computer, acts: ['ask-takeback'] })).toEqual(['ask-takeback']);
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

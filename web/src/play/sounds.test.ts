import { describe, expect, it } from 'vitest';
import { entry, state } from '../table/samples';
import { soundsOf, TONES } from './sounds';

const [me, other] = state(0).seats.map(({ name }) => name) as [string, string];
const mine = state(2, {
  yours: [me],
  turn: { kind: 'decide', seat: me, ask: '', rule: null, left: null, goal: null },
});
const theirs = state(1, {
  yours: [me],
  turn: { kind: 'decide', seat: other, ask: '', rule: null, left: null, goal: null },
});
const over = state(2, { yours: [me], status: 'over' });
const here = { away: false, waited: 0 };
const move = entry(2, { seat: other });

describe('what is heard', () => {
  it('is what the other side does', () => {
    expect(soundsOf(theirs, mine, [move], here)).toEqual(['move']);
    expect(soundsOf(theirs, mine, [{ ...move, taken: ['a1'] }], here)).toEqual(['capture']);
  });

  it('is not one’s own move again, nor talk', () => {
    expect(soundsOf(mine, theirs, [{ ...move, seat: me }], here)).toEqual([]);
    expect(soundsOf(mine, mine, [], here)).toEqual([]);
  });

  it('is one’s turn for who looks away or has waited long', () => {
    expect(soundsOf(theirs, mine, [move], { away: true, waited: 0 })).toEqual(['move', 'turn']);
    expect(soundsOf(theirs, mine, [move], { away: false, waited: 20_000 })).toEqual([
      'move',
      'turn',
    ]);
  });

  it('is the end, once', () => {
    expect(soundsOf(theirs, over, [move], here)).toEqual(['move', 'end']);
    expect(soundsOf(over, over, [], here)).toEqual([]);
  });
});

it('is soft and short', () => {
  for (const tones of Object.values(TONES)) {
    expect(tones.reduce((sum, { loud }) => sum + loud, 0)).toBeLessThan(0.5);
    expect(Math.max(...tones.map(({ at, fade }) => at + fade))).toBeLessThan(1.2);
  }
});

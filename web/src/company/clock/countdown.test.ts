import { describe, expect, it } from 'vitest';
import type { Clocks } from '../../api/types';
import { sample } from '../../testing/contract';
import { figures, isLow, isWarned, leftOf, spoken, untilChange } from './countdown';

const clocks = (more: Partial<Clocks> = {}): Clocks =>
  sample('Clocks', {
    now: 100_000,
    sides: [
      { side: 'white', left: 65_400 },
      { side: 'black', left: 9_950 },
    ],
    running: 'white',
    starts: null,
    paused: null,
    pauseAsked: [],
    deadline: null,
    ready: null,
    vacation: [],
    ...more,
  });

describe('what is left', () => {
  it('runs off for the side whose clock runs, and for no other', () => {
    expect(leftOf(clocks(), 'white', 100_400)).toBe(65_000);
    expect(leftOf(clocks(), 'black', 100_400)).toBe(9_950);
    expect(leftOf(clocks({ running: null }), 'white', 100_400)).toBe(65_400);
  });

  it('is never less than nothing', () => {
    expect(leftOf(clocks(), 'white', 900_000)).toBe(0);
  });

  it('waits until the last move has been shown', () => {
    const shown = clocks({ starts: 102_000 });
    expect(leftOf(shown, 'white', 101_500)).toBe(65_400);
    expect(leftOf(shown, 'white', 102_400)).toBe(65_000);
  });

  it('has already lost what ran off before the message', () => {
    expect(leftOf(clocks({ starts: 90_000 }), 'white', 100_400)).toBe(65_000);
  });
});

describe('the next change', () => {
  it('comes with the next second, or with the next tenth', () => {
    expect(untilChange(clocks(), 'white', 100_000, true)).toBe(400);
    expect(untilChange(clocks({ running: 'black' }), 'black', 100_000, true)).toBe(50);
    expect(untilChange(clocks({ running: 'black' }), 'black', 100_000, false)).toBe(950);
  });

  it('never comes where the clock stands or has run out', () => {
    expect(untilChange(clocks(), 'black', 100_000, true)).toBeNull();
    expect(untilChange(clocks(), 'white', 900_000, true)).toBeNull();
  });

  it('comes after the last move has been shown', () => {
    expect(untilChange(clocks({ starts: 101_000 }), 'white', 100_000, true)).toBe(1_400);
  });
});

describe('figures', () => {
  it('are those of a clock', () => {
    const game = (left: number) => figures('game', left, 'en', true);
    expect(game(600_000)).toBe('10:00');
    expect(game(599_001)).toBe('10:00');
    expect(game(59_000)).toBe('0:59');
    expect(game(10_000)).toBe('0:10');
    expect(game(9_990)).toBe('9.9');
    expect(game(0)).toBe('0.0');
    expect(game(3_723_000)).toBe('1:02:03');
    expect(figures('game', 9_400, 'de', true)).toBe('9,4');
    expect(figures('game', 9_400, 'en', false)).toBe('0:10');
  });

  it('have no seconds while there are hours to think', () => {
    const days = (left: number) => figures('days', left, 'en', true);
    expect(days(3 * 86_400_000)).toBe('3 d');
    expect(days(86_400_000 - 1)).toBe('1 d');
    expect(days(47_160_000)).toBe('13 h 6 min');
    expect(days(3_599_000)).toBe('59:59');
  });
});

describe('words', () => {
  it('name the two largest units', () => {
    expect(spoken(2 * 86_400_000 + 4 * 3_600_000 + 60_000, 'en')).toBe('2 days, 4 hours');
    expect(spoken(300_000, 'en')).toBe('5 minutes');
    expect(spoken(0, 'en')).toBe('0 seconds');
    expect(spoken(61_000, 'de')).toBe('1 Minute, 1 Sekunde');
  });
});

describe('low time', () => {
  it('is seen and said at a few marks only', () => {
    expect(isLow('game', 60_000), 'a minute is low for a game').toBe(true);
    expect(isLow('game', 60_001), 'more than a minute is not low for a game').toBe(false);
    expect(isLow('days', 3_600_000), 'an hour is low for a clock of days').toBe(true);
    expect(isWarned('game', 61_000, 60_000), 'the mark of a minute was passed').toBe(true);
    expect(isWarned('game', 60_000, 59_000), 'no mark lies between 60 and 59 seconds').toBe(false);
    expect(isWarned('game', 31_000, 29_500), 'the mark of 30 seconds was passed').toBe(true);
    expect(isWarned('game', 9_000, 0), 'a clock that has run out is not warned of').toBe(false);
    expect(
      isWarned('days', Infinity, 7_200_000),
      'a clock of days is warned of with two hours left',
    ).toBe(true);
    expect(
      isWarned('days', Infinity, 86_400_000),
      'a clock of days is not warned of with a day left',
    ).toBe(false);
  });
});

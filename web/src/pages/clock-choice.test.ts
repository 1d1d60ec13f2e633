import { expect, it } from 'vitest';
import { sample } from '../testing/contract';
import {
  clockFor,
  GAME_CLOCKS,
  isPresetClock,
  LEAST_SECONDS,
  MOST_INCREMENT,
  MOST_SECONDS,
  soundClock,
  USUAL_DAYS,
  USUAL_GAME,
  wordOf,
} from './clock-choice';

const TWO = [{ side: 'white' }, { side: 'black' }];
const FRIEND = { white: 'me', black: 'open' };

it('offers what the server accepts', () => {
  for (const clock of [
    ...GAME_CLOCKS,
    USUAL_GAME,
    USUAL_DAYS,
    { kind: 'game' as const, seconds: LEAST_SECONDS, increment: 0 },
    { kind: 'game' as const, seconds: MOST_SECONDS, increment: MOST_INCREMENT },
  ]) {
    expect(soundClock(sample('TimeControl', clock))).toEqual(clock);
  }
});

it('has a word for each clock', () => {
  expect(GAME_CLOCKS.map(wordOf)).toEqual(['300+3', '600+5', '900+10', '1800+20']);
  expect(wordOf(USUAL_DAYS)).toBe('3d');
  expect(isPresetClock(USUAL_GAME), 'the usual clock is one of the list').toBe(true);
  expect(
    isPresetClock({ kind: 'game', seconds: 61, increment: 0 }),
    '61 seconds are none of the list',
  ).toBe(false);
});

it('gives a clock only where two sides have seats', () => {
  expect(clockFor(USUAL_GAME, TWO, FRIEND)).toEqual(USUAL_GAME);
  expect(clockFor(USUAL_GAME, [{ side: 'white' }, { side: 'white' }], FRIEND)).toBeNull();
  expect(clockFor(null, TWO, FRIEND)).toBeNull();
});

it('gives days per move only where somebody is elsewhere', () => {
  expect(clockFor(USUAL_DAYS, TWO, FRIEND)).toEqual(USUAL_DAYS);
  expect(clockFor(USUAL_DAYS, TWO, { white: 'me', black: 'device' })).toBeNull();
  expect(clockFor(USUAL_GAME, TWO, { white: 'me', black: 'device' })).toEqual(USUAL_GAME);
});

it('forgets what is no clock', () => {
  for (const kept of [
    null,
    7,
    {},
    { kind: 'sand' },
    { kind: 'game', seconds: 1, increment: 0 },
    { kind: 'game', seconds: 60.5, increment: 0 },
    { kind: 'game', seconds: 60, increment: 61 },
    { kind: 'days', days: 0, vacation: 0 },
    { kind: 'days', days: 3 },
  ]) {
    expect(soundClock(kept)).toBeNull();
  }
});

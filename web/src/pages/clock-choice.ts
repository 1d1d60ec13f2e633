import type { SeatInfo, TimeControl } from '../api/types';

type GameClock = Extract<TimeControl, { kind: 'game' }>;
type DaysClock = Extract<TimeControl, { kind: 'days' }>;

const game = (minutes: number, increment: number): GameClock => ({
  kind: 'game',
  seconds: minutes * 60,
  increment,
});

/** What most people choose, the quickest first. */
export const GAME_CLOCKS = [game(5, 3), game(10, 5), game(15, 10), game(30, 20)];
export const USUAL_GAME: GameClock = game(10, 5);
export const USUAL_DAYS: DaysClock = { kind: 'days', days: 3, vacation: 14 };
export const DAYS = [1, 2, 3, 7];
export const DAYS_OFF = [0, 7, 14, 30];

/** What the server accepts for a clock of one's own. */
export const LEAST_SECONDS = 15;
export const MOST_SECONDS = 180 * 60;
export const MOST_INCREMENT = 60;
const MOST_DAYS = 14;
const MOST_OFF = 30;

/** A word for each clock, by which a control finds it again. */
export const wordOf = (clock: TimeControl): string =>
  clock.kind === 'days' ? `${clock.days}d` : `${clock.seconds}+${clock.increment}`;

export const isPresetClock = (clock: GameClock): boolean =>
  GAME_CLOCKS.some((one) => wordOf(one) === wordOf(clock));

/** A clock makes sense only where two sides have somebody who thinks. */
export const mayHaveClock = (seats: Pick<SeatInfo, 'side'>[]): boolean =>
  new Set(seats.map(({ side }) => side)).size > 1;

/** Days per move are for people who are elsewhere. */
export const mayTakeDays = (sitters: Record<string, string>): boolean =>
  Object.values(sitters).includes('open');

/** The clock that a table really gets: what was chosen, as far as it makes sense there. */
export function clockFor(
  chosen: TimeControl | null,
  seats: Pick<SeatInfo, 'side'>[],
  sitters: Record<string, string>,
): TimeControl | null {
  return chosen !== null && mayHaveClock(seats) && (chosen.kind === 'game' || mayTakeDays(sitters))
    ? chosen
    : null;
}

const within = (n: unknown, least: number, most: number): n is number =>
  Number.isInteger(n) && least <= (n as number) && (n as number) <= most;

/** A clock that was kept, if it still is one. */
export function soundClock(kept: unknown): TimeControl | null {
  if (typeof kept !== 'object' || kept === null) {
    return null;
  }
  const { kind, seconds, increment, days, vacation } = kept as Record<string, unknown>;
  if (
    kind === 'game' &&
    within(seconds, LEAST_SECONDS, MOST_SECONDS) &&
    within(increment, 0, MOST_INCREMENT)
  ) {
    return { kind, seconds, increment };
  }
  return kind === 'days' && within(days, 1, MOST_DAYS) && within(vacation, 0, MOST_OFF)
    ? { kind, days, vacation }
    : null;
}

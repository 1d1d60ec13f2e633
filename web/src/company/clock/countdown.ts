import type { Clocks, TimeControl } from '../../api/types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is said about time that runs short, from the longest to the shortest. */
const WARNINGS: Record<TimeControl['kind'], number[]> = {
  game: [MINUTE, 30 * SECOND, 10 * SECOND],
  days: [3 * HOUR, HOUR, 10 * MINUTE, MINUTE],
};

/** Below this, tenths count. */
export const TENTHS = 10 * SECOND;

/** What a side has left at a moment of the server, in milliseconds. */
export function leftOf(clocks: Clocks, side: string, now: number): number {
  const left = clocks.sides.find((one) => one.side === side)?.left ?? 0;
  if (clocks.running !== side) {
    return left;
  }
  const from = Math.max(clocks.now, clocks.starts ?? clocks.now);
  return Math.max(0, left - Math.max(0, now - from));
}

/** How long it takes until the clock of a side shows something else; null where it stands. */
export function untilChange(
  clocks: Clocks,
  side: string,
  now: number,
  tenths: boolean,
): number | null {
  const left = leftOf(clocks, side, now);
  if (clocks.running !== side || left === 0) {
    return null;
  }
  const waits = Math.max(0, (clocks.starts ?? 0) - now);
  const step = tenths && left <= TENTHS ? SECOND / 10 : SECOND;
  return waits + (left % step || step);
}

/** Whether a clock is so low that it looks so. */
export const isLow = (kind: TimeControl['kind'], left: number): boolean =>
  left <= (WARNINGS[kind][0] ?? 0);

/** Whether time has become so short that it is said: it has passed one of the marks since it was looked at last. */
export const isWarned = (kind: TimeControl['kind'], before: number, left: number): boolean =>
  left > 0 && WARNINGS[kind].some((mark) => left <= mark && mark < before);

const two = (n: number) => String(n).padStart(2, '0');

/** The figures of a clock: 9.4, 0:42, 12:05, 1:02:03. From an hour on a clock of days has no seconds. */
export function figures(
  kind: TimeControl['kind'],
  left: number,
  lang: string,
  tenths: boolean,
): string {
  if (tenths && left < TENTHS) {
    const shown = Math.floor(left / 100) / 10;
    return new Intl.NumberFormat(lang, { minimumFractionDigits: 1 }).format(shown);
  }
  if (kind === 'days' && left >= HOUR) {
    const minutes = Math.ceil(left / MINUTE);
    const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
    return days > 0
      ? `${days} d${hours > 0 ? ` ${hours} h` : ''}`
      : `${hours} h ${minutes % 60} min`;
  }
  const seconds = Math.ceil(left / SECOND);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

const UNITS: [string, number][] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
];

/** A time in words, by its two largest units: "2 days, 4 hours". */
export function spoken(left: number, lang: string): string {
  let rest = Math.ceil(left / SECOND) * SECOND;
  const from = UNITS.findIndex(([, size]) => rest >= size);
  const parts = (from < 0 ? UNITS.slice(-1) : UNITS.slice(from, from + 2)).flatMap(
    ([unit, size], place) => {
      const count = Math.floor(rest / size);
      rest -= count * size;
      return count > 0 || place === 0 ? [counted(count, unit, lang)] : [];
    },
  );
  return new Intl.ListFormat(lang, { type: 'unit' }).format(parts);
}

/** "5 minutes": a number with its unit, as the language says it. */
export const counted = (count: number, unit: string, lang: string): string =>
  new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

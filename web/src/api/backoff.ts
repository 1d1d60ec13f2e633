const FIRST = 500;
const MOST = 10_000;

/**
 * How long to wait before trying again, in milliseconds: twice as long each time, from half a
 * second to ten. The jitter keeps a thousand browsers from knocking in the same moment.
 */
export function delay(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(MOST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(full * (0.75 + random() * 0.25));
}

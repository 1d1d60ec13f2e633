import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { EntryInfo } from '../src/api/types';
import { stops } from '../src/table/history';
import type { Picture } from './reader';
import type { Moment } from './script';

/** The names that a button of the steps has. */
type Way = 'One move back' | 'One move forward';

/** The positions that are stepped through, from the first to the last. */
interface Walk {
  way: Way;
  from: number;
  to: number;
  /** The newest position, which the page shows without a number. */
  newest: number;
}

/** Steps from one position to another, and reads some of them off the page. */
async function walk(
  page: Page,
  { way, from, to, newest }: Walk,
  read: number[],
): Promise<[number, Picture][]> {
  const told = await page.evaluate(
    async ({ way, from, to, newest, read }) => {
      const { reader } = globalThis;
      const seen: [number, Picture][] = [];
      const button = document.querySelector<HTMLElement>(`[aria-label="${way}"]`);
      const by = Math.sign(to - from);
      for (let wanted = from; ; wanted += by) {
        const heading = document.querySelector('.prompt h2')?.textContent ?? '';
        const position = Number(/^Position (\d+) of/.exec(heading)?.[1] ?? newest);
        if (position !== wanted) {
          throw new Error(`${way} should lead to ${wanted}, and the page says: ${heading}`);
        }
        if (read.includes(position)) seen.push([position, reader.read()]);
        if (position === to) return JSON.stringify(seen);
        button?.click();
        await reader.settled();
      }
    },
    { way, from, to, newest, read },
  );
  return JSON.parse(told) as [number, Picture][];
}

/**
 * Steps through a part of a game, given by its first and last entry, and holds what the page shows
 * against what it showed when this was being played; gives back how many positions these were.
 */
export async function expectReplayed(
  page: Page,
  entries: EntryInfo[],
  moments: readonly Moment[],
  [first, last]: [number, number],
): Promise<number> {
  const all = stops(entries);
  const positionOf = (entry: number) => all.findLastIndex((stop) => stop <= entry);
  const [from, to, newest] = [positionOf(first), positionOf(last), all.length - 1];
  const isPassed = (at: number) => at >= Math.min(from, to) && at <= Math.max(from, to);
  const played = new Map(
    moments
      .map(({ after, picture }) => [positionOf(after), picture] as const)
      .filter(([position]) => isPassed(position)),
  );
  const way = from > to ? 'One move back' : 'One move forward';
  const seen = await walk(page, { way, from, to, newest }, [...played.keys()]);
  expect(seen.length).toBe(played.size);
  for (const [position, picture] of seen) {
    const hand = picture['Your hand'];
    expect(picture, `position ${position}`).toEqual({
      'Your hand': hand,
      ...played.get(position),
    });
  }
  return seen.length;
}

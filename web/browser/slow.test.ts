import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { scene, type Browsers } from './scene';
import { ask, enter } from './table';
import type { Table } from '../src/api/types';

// How the page comes over a slow connection: 50 kB a second, with 40 ms on the way.
const BYTES_PER_SECOND = 50_000;
const LATENCY = 40;
/** What is promised, in milliseconds. */
const SHELL = 1000;
const PLAYABLE = 4000;
/** What may be sent until the shell is painted, and until a board can be played, headers and all. */
const SHELL_BYTES = 15_000;
const BOARD_BYTES = 110_000;

interface Slow {
  page: Page;
  /** All bytes that have come so far. */
  received: () => number;
  /** From now on the connection is as fast as any. */
  hurry: () => Promise<unknown>;
}

/** A browser that has never been here, on a slow connection. */
async function slowly(browsers: Browsers): Promise<Slow> {
  const page = await browsers.open({ width: 390, height: 844, fonts: 'late' });
  const cdp = await page.context().newCDPSession(page);
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await cdp.send('Network.enable');
  const carry = (latency: number, downloadThroughput: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput,
      uploadThroughput: downloadThroughput,
    });
  await carry(LATENCY, BYTES_PER_SECOND);
  return { page, received: () => bytes, hurry: () => carry(0, -1) };
}

/** When something was first seen, as the browser itself has noted it. */
const painted = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );

type Fetched = PerformanceResourceTiming & { renderBlockingStatus: string };

/** What the first answer weighs with all that it lets the first paint wait for. */
const blocking = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const answer = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const files = performance.getEntriesByType('resource') as Fetched[];
    const waited = files.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking');
    return [...answer, ...waited].reduce((sum, { transferSize }) => sum + transferSize, 0);
  });

/** How far things have jumped, as the browser counts it; what a person caused does not count. */
const jumps = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );

/** On a machine that does other things it may take a few visits until one is not disturbed. */
const VISITS = 6;

/** What came when, in one visit. */
interface Visit {
  painted: number;
  ready: number;
  bytes: number;
  blocking: number;
  jumped: number;
}

/** A machine that does other things is only ever slower: of a few visits the best one counts. */
async function best(visit: () => Promise<Visit>): Promise<Visit> {
  let found = await visit();
  const isGood = () => found.painted < SHELL && found.ready < PLAYABLE;
  for (let visits = 1; visits < VISITS && !isGood(); visits++) {
    const next = await visit();
    found = {
      ...next,
      painted: Math.min(found.painted, next.painted),
      ready: Math.min(found.ready, next.ready),
    };
  }
  return found;
}

/** Goes to a page and waits until it can be used. */
async function visit({ page, received }: Slow, path: string, ready: Locator): Promise<Visit> {
  await page.goto(path, { waitUntil: 'commit' });
  await ready.waitFor();
  const bytes = received();
  const now = await page.evaluate(() => performance.now());
  return {
    painted: await painted(page),
    ready: now,
    bytes,
    blocking: await blocking(page),
    jumped: await jumps(page),
  };
}

scene('a slow line brings the shell at once and a board soon after', async (browsers) => {
  const host = await browsers.open();
  await enter(host);
  const { id } = await ask<Table>(host, '/api/tables', {
    game: 'suffragetto',
    seats: { suffragettes: 'me', police: 'device' },
    options: { first: 'suffragettes' },
  });
  const seen = await best(async () => {
    const slow = await slowly(browsers);
    const { page } = slow;
    await page.context().addCookies(await host.context().cookies());
    const board = page.locator('[role=gridcell].movable').first();
    const [told] = await Promise.all([
      visit(slow, `/table/${id}`, board),
      page.locator('.shell-board').first().waitFor(),
    ]);
    // The letters of the house come after the board, and are at once there on the next visit.
    await slow.hurry();
    const kept = () => page.evaluate(() => localStorage.getItem('parlour.fonts'));
    await expect.poll(kept).toBe('true');
    return told;
  });
  expect(seen.painted, 'shell').toBeLessThan(SHELL);
  expect(seen.blocking, 'bytes of the shell').toBeLessThan(SHELL_BYTES);
  expect(seen.ready, 'board').toBeLessThan(PLAYABLE);
  expect(seen.bytes, 'bytes until the board').toBeLessThan(BOARD_BYTES);
  expect(seen.jumped, 'jumps').toBeLessThan(0.1);
});

scene('a slow line brings the shell at once and the games soon after', async (browsers) => {
  const seen = await best(async () => {
    const slow = await slowly(browsers);
    return visit(slow, '/', slow.page.getByRole('button', { name: /^Play the computer/ }).first());
  });
  expect(seen.painted, 'shell').toBeLessThan(SHELL);
  expect(seen.ready, 'games').toBeLessThan(PLAYABLE);
  expect(seen.jumped, 'jumps').toBeLessThan(0.1);
});

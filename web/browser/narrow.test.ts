import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger } from './finger';
import { scene } from './scene';
import { everyPage } from './pages';
import { isCalled, look, middle, sit, square } from './table';

async function width(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

scene('down to 320 pixels nothing scrolls sideways and squares can be hit', async (browsers) => {
  browsers.excuse(/404 .*nowhere/);
  const page = await browsers.open({ width: 360, height: 740, touch: true });
  await everyPage(page, async (path) => {
    // 320 by 256 is a desktop at 400 per cent.
    for (const [wide, high] of [
      [360, 740],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width: wide, height: high });
      await expect
        .poll(() => width(page), { message: `${path}, ${wide}` })
        .toBeLessThanOrEqual(wide);
    }
    await page.setViewportSize({ width: 360, height: 740 });
  });
  await sit(page, { seats: { suffragettes: 'me', police: 'computer:greedy' } });
  await expect.poll(() => width(page), { message: 'the table' }).toBeLessThanOrEqual(360);
  const movable = page.locator('[role=gridcell][aria-label*="may move"]');
  await movable.first().waitFor();
  const sizes = await movable.evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map(({ width: w, height }) => Math.min(w, height)),
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});

const PHONES = [
  [320, 568],
  [320, 640],
  [320, 700],
  [360, 640],
  [360, 740],
  [375, 667],
  [390, 844],
] as const;

scene('on a phone board, question and score are in sight', async (browsers) => {
  const page = await browsers.open({ width: 320, height: 568, touch: true, locale: 'de-DE' });
  for (const [game, ...seats] of [
    ['suffragetto', 'suffragettes', 'police'],
    ['fort-chitral', 'white', 'black'],
  ] as const) {
    await sit(page, { game, seats: { [seats[0]]: 'me', [seats[1]]: 'device' } });
    await page.locator('.movable').first().waitFor();
    for (const [wide, high] of PHONES) {
      await page.setViewportSize({ width: wide, height: high });
      // Each lies in the window, and nothing lies over it.
      const hidden = () =>
        page.evaluate(() => {
          const seen = (one: Element) => {
            const { left, top, width: w, height } = one.getBoundingClientRect();
            const at = document.elementFromPoint(left + w / 2, top + height - 2);
            return top >= 0 && top + height <= innerHeight && at !== null && one.contains(at);
          };
          const all = [...document.querySelectorAll('[role=grid], .ask, .houses, .tally')];
          const shown = all.filter((one) => one.getClientRects().length > 0);
          const scores = shown.filter((one) => one.matches('.houses, .tally'));
          const missed = shown.filter((one) => !seen(one)).map((one) => one.className);
          return scores.length > 0 ? missed : ['no score'];
        });
      await expect.poll(hidden, { message: `${wide} by ${high}` }).toEqual([]);
      await expect
        .poll(() => width(page), { message: `${wide} by ${high}` })
        .toBeLessThanOrEqual(wide);
    }
  }
});

for (const [wide, high] of [
  [844, 390],
  [740, 360],
  [640, 400],
] as const) {
  scene(
    `on a phone on its side, ${wide} by ${high}, the whole board is played`,
    async (browsers) => {
      const page = await browsers.open({ width: wide, height: high, touch: true });
      const finger = await Finger.on(page);
      for (const [wish, from, to] of [
        [
          { seats: { suffragettes: 'me', police: 'device' }, options: { first: 'suffragettes' } },
          'd6',
          'd7',
        ],
        [{ game: 'fort-chitral', seats: { white: 'me', black: 'device' } }, 'd1', 'd2'],
      ] as const) {
        const { id } = await sit(page, wish);
        await expect.poll(() => width(page)).toBeLessThanOrEqual(wide);
        const isWhole = async () => {
          const board = await page.getByRole('grid').boundingBox();
          return board !== null && board.y >= 0 && board.y + board.height <= high;
        };
        await expect.poll(isWhole, { message: 'the board is in the window' }).toBe(true);
        // Whoever is to move, the bars are as high, and nothing under them moves.
        const heights = () =>
          page.locator('.bar.card').evaluateAll((bars) => bars.map((bar) => bar.clientHeight));
        await square(page, from).and(page.locator('.movable')).waitFor();
        await expect.poll(async () => new Set(await heights()).size).toBe(1);
        const before = await heights();
        await finger.tap(await middle(page, from));
        await finger.tap(await middle(page, to));
        await expect
          .poll(async () => (await look(page, id)).entries.map((entry) => entry.path.at(-1)))
          .toEqual([to]);
        await isCalled(page, to, 'last move');
        await expect.poll(heights).toEqual(before);
      }
    },
  );
}

scene('in a short window nothing lies over a square that has the focus', async (browsers) => {
  const page = await browsers.open({ width: 375, height: 553, touch: true });
  await sit(page, { seats: { suffragettes: 'me', police: 'device' } });
  for (const name of ['c1', 'i17', 'o1']) {
    await square(page, name).focus();
    const free = () =>
      square(page, name).evaluate((cell) => {
        const { left, top, width: w, height } = cell.getBoundingClientRect();
        return [0.1, 0.9].every((part) =>
          cell.contains(document.elementFromPoint(left + w / 2, top + height * part)),
        );
      });
    await expect.poll(free, { message: `nothing covers ${name}` }).toBe(true);
  }
});

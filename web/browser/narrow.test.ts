import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger } from './finger';
import { scene } from './scene';
import { everyPage } from './pages';
import { isCalled, look, middle, sit, square } from './table';

async function width(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

scene('at 360 pixels nothing scrolls sideways and squares can be hit', async (browsers) => {
  browsers.excuse(/404 .*nowhere/);
  const page = await browsers.open({ width: 360, height: 740, touch: true });
  await everyPage(page, async (path) => expect(await width(page), path).toBeLessThanOrEqual(360));
  await sit(page, { seats: { suffragettes: 'me', police: 'computer:greedy' } });
  expect(await width(page), 'the table').toBeLessThanOrEqual(360);
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
        expect(await width(page)).toBeLessThanOrEqual(wide);
        const board = await page.getByRole('grid').boundingBox();
        expect(board?.y).toBeGreaterThanOrEqual(0);
        expect((board?.y ?? 0) + (board?.height ?? high)).toBeLessThanOrEqual(high);
        // Whoever is to move, the bars are as high, and nothing under them moves.
        const heights = () =>
          page.locator('.bar.card').evaluateAll((bars) => bars.map((bar) => bar.clientHeight));
        const before = await heights();
        expect(new Set(before).size).toBe(1);
        await square(page, from).and(page.locator('.movable')).waitFor();
        await finger.tap(await middle(page, from));
        await finger.tap(await middle(page, to));
        await expect
          .poll(async () => (await look(page, id)).entries.map((entry) => entry.path.at(-1)))
          .toEqual([to]);
        await isCalled(page, to, 'last move');
        expect(await heights()).toEqual(before);
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
    await expect.poll(free, { message: name }).toBe(true);
  }
});

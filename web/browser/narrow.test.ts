import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PAGES, scene } from './house';
import { sit, square } from './table';

async function width(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

scene('at 360 pixels nothing scrolls sideways and squares can be hit', async (house) => {
  house.excuse(/404 .*nowhere/);
  const page = await house.open({ width: 360, height: 740, touch: true });
  for (const path of PAGES) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await width(page), path).toBeLessThanOrEqual(360);
  }
  await sit(page, { seats: { suffragettes: 'me', police: 'computer:greedy' } });
  expect(await width(page), 'the table').toBeLessThanOrEqual(360);
  const sizes = await page
    .locator('[role=gridcell][aria-label*="may move"]')
    .evaluateAll((all) =>
      all
        .map((one) => one.getBoundingClientRect())
        .map(({ width: w, height }) => Math.min(w, height)),
    );
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});

for (const [wide, high] of [
  [844, 390],
  [640, 400],
] as const) {
  scene(`on a phone on its side, ${wide} by ${high}, squares can be hit`, async (house) => {
    const page = await house.open({ width: wide, height: high, touch: true });
    await sit(page, { seats: { suffragettes: 'me', police: 'computer:greedy' } });
    expect(await width(page)).toBeLessThanOrEqual(wide);
    const box = await square(page, 'i5').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  });
}

scene('in a short window nothing lies over a square that has the focus', async (house) => {
  const page = await house.open({ width: 375, height: 553, touch: true });
  await sit(page, { seats: { suffragettes: 'me', police: 'device' } });
  for (const name of ['c1', 'i17', 'o1']) {
    await square(page, name).focus();
    const free = await square(page, name).evaluate((cell) => {
      const { left, top, width: w, height } = cell.getBoundingClientRect();
      return [0.1, 0.9].every((part) =>
        cell.contains(document.elementFromPoint(left + w / 2, top + height * part)),
      );
    });
    expect(free, name).toBe(true);
  }
});

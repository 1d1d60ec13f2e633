import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scene } from './house';
import { sit } from './table';

async function width(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

scene('at 360 pixels nothing scrolls sideways and squares can be hit', async (house) => {
  house.excuse(/404 .*nowhere/);
  const page = await house.open({ width: 360, height: 740, touch: true });
  for (const path of ['/', '/new/suffragetto', '/nowhere']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
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

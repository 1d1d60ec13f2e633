import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scene } from './scene';
import { look } from './table';

/** Goes on with the Tab key until this, once it is there, has the focus. */
async function tabTo(page: Page, role: string, name: RegExp, most = 60): Promise<void> {
  const wanted = page.getByRole(role as 'button', { name });
  await wanted.first().waitFor();
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    const at = page.locator('*:focus');
    if ((await at.and(wanted).count()) === 1) {
      return;
    }
  }
  throw new Error(`Tab never came to ${role} ${String(name)}`);
}

scene('from the door to the first moves by keyboard alone', async (browsers) => {
  const page = await browsers.open();
  await page.goto('/');
  await page
    .getByRole('button', { name: /Play the computer/ })
    .first()
    .waitFor();
  await tabTo(page, 'button', /Play the computer: Suffragetto/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');
  const id = page.url().split('/').at(-1) ?? '';
  const mine = page.locator('[role=gridcell][aria-label*="may move"]').first();
  for (let turn = 1; turn <= 2; turn++) {
    await mine.waitFor();
    if (turn === 1) {
      await tabTo(page, 'gridcell', /may move/);
    } else {
      await page.keyboard.press('m');
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('n');
    await page.locator('[aria-label*="may go here"]:focus').waitFor();
    await page.keyboard.press('Space');
    await expect
      .poll(async () => (await look(page, id)).entries.filter((e) => e.kind === 'move').length)
      .toBeGreaterThanOrEqual(turn * 2);
  }
});

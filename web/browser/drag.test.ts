import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scene } from './house';
import { look, sit, square } from './table';

const seats = { suffragettes: 'me', police: 'device' };

async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await square(page, name).boundingBox();
  if (!box) {
    throw new Error(`${name} is not to be seen`);
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function moved(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => (await look(page, id)).entries.map((e) => e.text))
    .toEqual(['d6-d7']);
  await square(page, 'd7')
    .and(page.getByRole('gridcell', { name: /Suffragette/ }))
    .waitFor();
}

scene('a piece is dragged by the mouse, and things may move', async (house) => {
  const page = await house.open({ motion: true });
  const { id } = await sit(page, { seats, options: { first: 'suffragettes' } });
  const [from, to] = [await middle(page, 'd6'), await middle(page, 'd7')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await moved(page, id);
});

scene('a piece is dragged by a finger', async (house) => {
  const page = await house.open({ touch: true, width: 390, height: 844 });
  const { id } = await sit(page, { seats, options: { first: 'suffragettes' } });
  await square(page, 'd6').scrollIntoViewIfNeeded();
  const [from, to] = [await middle(page, 'd6'), await middle(page, 'd7')];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 8; step++) {
    await touch('touchMove', step / 8);
  }
  await touch('touchEnd', 1);
  await moved(page, id);
});

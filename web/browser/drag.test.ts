import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger } from './finger';
import { scene } from './scene';
import { drag, look, middle, sit, square } from './table';

const seats = { suffragettes: 'me', police: 'device' };

async function moved(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => (await look(page, id)).entries.map((e) => e.text))
    .toEqual(['d6-d7']);
  await square(page, 'd7')
    .and(page.getByRole('gridcell', { name: /Suffragette/ }))
    .waitFor();
}

scene('a piece is dragged by the mouse, and things may move', async (browsers) => {
  const page = await browsers.open({ motion: true });
  const { id } = await sit(page, { seats, options: { first: 'suffragettes' } });
  await square(page, 'd6').and(page.locator('.movable')).waitFor();
  await drag(page, 'd6', 'd7');
  await moved(page, id);
});

scene('a piece is dragged by a finger', async (browsers) => {
  const page = await browsers.open({ touch: true, width: 390, height: 844 });
  const { id } = await sit(page, { seats, options: { first: 'suffragettes' } });
  await square(page, 'd6').scrollIntoViewIfNeeded();
  await square(page, 'd6').and(page.locator('.movable')).waitFor();
  const [from, to] = [await middle(page, 'd6'), await middle(page, 'd7')];
  const finger = await Finger.on(page);
  await finger.down(from);
  await finger.slide(to, 8);
  await finger.up();
  await moved(page, id);
});

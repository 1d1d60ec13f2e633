import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { quickScene, scene } from './scene';
import { isCalled, look, middle, move, sit, square } from './table';

const seats = { suffragettes: 'me', police: 'device' };
const options = { first: 'suffragettes' };

quickScene('on one device the last move is taken back, whoever made it', async (browsers) => {
  const page = await browsers.open();
  const { id } = await sit(page, { seats, options });
  const back = page.getByRole('button', { name: 'Take back' });
  await move(page, 'd6', 'd7');
  await move(page, 'd12', 'd11');
  await page.getByText('Your turn: Suffragettes', { exact: true }).waitFor();
  await back.click();
  await page.getByText('Your turn: Police', { exact: true }).waitFor();
  await square(page, 'd12')
    .and(page.getByRole('gridcell', { name: /Policeman/ }))
    .waitFor();
  await isCalled(page, 'd7', 'Suffragette');
  await back.click();
  await page.getByText('Your turn: Suffragettes', { exact: true }).waitFor();
  await square(page, 'd6').and(page.locator('.movable')).waitFor();
  await expect
    .poll(async () => (await look(page, id)).entries.map((entry) => entry.kind))
    .toEqual(['move', 'move', 'takeback', 'takeback']);
});

scene('on one device a draw is agreed only when one is sure', async (browsers) => {
  const page = await browsers.open({ width: 390, height: 844 });
  const { id } = await sit(page, { seats, options });
  const sheet = page.getByRole('dialog', { name: 'More' });
  const sure = page.getByRole('dialog', { name: 'End the game as a draw' });
  await page.getByRole('button', { name: 'More' }).click();
  await sheet.getByRole('button', { name: 'Agree a draw' }).click();
  await sure.getByRole('button', { name: 'Play on' }).click();
  await sure.waitFor({ state: 'hidden' });
  expect((await look(page, id)).state.status).toBe('playing');
  await sheet.getByRole('button', { name: 'Agree a draw' }).click();
  await sure.getByRole('button', { name: 'Agree a draw' }).click();
  await page.getByRole('heading', { name: 'A draw' }).waitFor();
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await look(page, id)).state.status).toBe('over');
});

scene('a table shows its seed only where chance speaks', async (browsers) => {
  const page = await browsers.open();
  const about = page.getByRole('dialog', { name: 'This table' });
  for (const [first, shown] of [
    ['coin', 1],
    ['suffragettes', 0],
  ] as const) {
    await sit(page, { seats, options: { first } });
    await page.getByRole('button', { name: 'This table' }).click();
    await about.getByRole('link', { name: 'Rules and sources' }).waitFor();
    await expect.poll(() => about.getByRole('heading', { name: 'Fair dice' }).count()).toBe(shown);
  }
});

scene('on one device the spoken turn says whose it is', async (browsers) => {
  const page = await browsers.open();
  await sit(page, { seats, options });
  await move(page, 'd6', 'd7');
  const said = page.getByRole('status').filter({ hasText: 'd7' });
  await said.getByText('A Suffragette goes from d6 to d7. Your turn: Police.').waitFor();
});

/** Whether a1 lies at the top, as it does where the board is turned. */
async function isTurned(page: Page): Promise<boolean> {
  const [first, last] = [await middle(page, 'a1'), await middle(page, 'a17')];
  return first.y < last.y;
}

scene(
  'a board stays turned for its table and tab, where the browser keeps it',
  async (browsers) => {
    const page = await browsers.open();
    const turn = page.getByRole('button', { name: 'Flip the board' });
    const { id } = await sit(page, { seats, options });
    await expect.poll(() => isTurned(page), { message: 'a new board is not turned' }).toBe(false);
    await turn.click();
    await expect.poll(() => isTurned(page), { message: 'the board is turned' }).toBe(true);
    await page.reload();
    await expect.poll(() => isTurned(page), { message: 'the board stays turned' }).toBe(true);
    await sit(page, { seats, options });
    await expect
      .poll(() => isTurned(page), { message: 'the board of another table is not turned' })
      .toBe(false);
    // Some people close the storage to all pages; then the board turns all the same.
    await page.addInitScript(() => {
      const closed = {
        get: () => {
          throw new DOMException('closed', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'sessionStorage', closed);
      Object.defineProperty(window, 'localStorage', closed);
    });
    await page.goto(`/table/${id}`);
    await expect
      .poll(() => isTurned(page), { message: 'without storage the board is not turned' })
      .toBe(false);
    await turn.click();
    await expect
      .poll(() => isTurned(page), { message: 'without storage the board can be turned' })
      .toBe(true);
  },
);

import { expect } from 'vitest';
import { quickScene, scene } from './scene';
import { isCalled, look, move, sit, square } from './table';

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
    await expect.poll(() => about.getByRole('heading', { name: 'Fairness' }).count()).toBe(shown);
  }
});

scene('on one device the spoken turn says whose it is', async (browsers) => {
  const page = await browsers.open();
  await sit(page, { seats, options });
  await move(page, 'd6', 'd7');
  const said = page.getByRole('status').filter({ hasText: 'd7' });
  await said.getByText('A Suffragette goes from d6 to d7. Your turn: Police.').waitFor();
});

import { expect } from 'vitest';
import { scene } from './house';
import { look, move, sit } from './table';

const seats = { suffragettes: 'me', police: 'device' };

// Two ways lead from i6 to i10: over two Policemen on the left, or over two on the right.
const RING = '17/17/17/17/17/17/17/17/7p1p7/17/7p1p7/8s8/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -';

// No Suffragette is left on the board, so there is nothing to move.
const NOBODY = '17/17/17/17/17/17/17/17/7p9/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -';

scene('where several ways lead to a square, the board asks which', async (house) => {
  const page = await house.open();
  const { id } = await sit(page, { seats, position: RING });
  await move(page, 'i6', 'i10');
  const chooser = page.getByRole('group', { name: 'Which way?' });
  await chooser.getByRole('button', { name: 'takes j7, j9' }).click();
  await chooser.waitFor({ state: 'hidden' });
  await expect
    .poll(async () => (await look(page, id)).entries.map((entry) => entry.taken))
    .toEqual([['j7', 'j9']]);
});

scene('who cannot move passes by a button', async (house) => {
  const page = await house.open();
  const { id } = await sit(page, { seats, position: NOBODY });
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.getByText('Your turn: Police', { exact: true }).waitFor();
  expect((await look(page, id)).entries.map((entry) => entry.text)).toEqual(['--']);
});

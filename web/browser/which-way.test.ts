import { expect } from 'vitest';
import { Finger } from './finger';
import { scene } from './scene';
import { look, middle, move, sit, square } from './table';

const seats = { suffragettes: 'me', police: 'device' };

// Two ways lead from i6 to i10: over two Policemen on the left, or over two on the right.
const RING = '17/17/17/17/17/17/17/17/7p1p7/17/7p1p7/8s8/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -';

// No Suffragette is left on the board, so there is nothing to move.
const NOBODY = '17/17/17/17/17/17/17/17/7p9/17/17/17/17/17/17/17/17 s S0+0/P0+0 1908 0 0 -';

scene('where several ways lead to a square, the board asks which', async (browsers) => {
  const page = await browsers.open();
  const { id } = await sit(page, { seats, position: RING });
  await move(page, 'i6', 'i10');
  const chooser = page.getByRole('group', { name: 'Which way?' });
  await chooser.getByRole('button', { name: 'takes 2: j7 and j9', exact: true }).click();
  await chooser.waitFor({ state: 'hidden' });
  await expect
    .poll(async () => (await look(page, id)).entries.map((entry) => entry.taken))
    .toEqual([['j7', 'j9']]);
});

// Two ways lead from d1 to d5: over white men on the left or on the right, and each takes another.
const SIDES = `bb14bb/${'18/'.repeat(12)}1w3w12/1bw1wb12/18/2w1w13/3w14 w ranks 0 0`;

for (const [width, height] of [
  [360, 740],
  [768, 1024],
] as const) {
  scene(`a finger that taps is asked which way too, ${width} wide`, async (browsers) => {
    const page = await browsers.open({ width, height, touch: true });
    const finger = await Finger.on(page);
    const tap = async (name: string) => finger.tap(await middle(page, name));
    const chooser = page.getByRole('group', { name: 'Which way?' });
    for (const [wish, from, to] of [
      [{ seats, position: RING }, 'i6', 'i10'],
      [
        {
          game: 'fort-chitral',
          seats: { white: 'me', black: 'device' },
          options: { 'capture-when': 'each' },
          position: SIDES,
        },
        'd1',
        'd5',
      ],
    ] as const) {
      const { id } = await sit(page, wish);
      await square(page, from).and(page.locator('.movable')).waitFor();
      await tap(from);
      // What the browser adds to a tap does not close the question.
      await finger.tapThrough(await middle(page, to));
      const way = chooser.getByRole('button').first();
      await way.waitFor();
      const box = await way.boundingBox();
      await finger.tap({ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 });
      await chooser.waitFor({ state: 'hidden' });
      await expect
        .poll(async () => (await look(page, id)).entries.map((entry) => entry.path.at(-1)))
        .toEqual([to]);
    }
  });
}

scene('who cannot move passes by a button', async (browsers) => {
  const page = await browsers.open();
  const { id } = await sit(page, { seats, position: NOBODY });
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.getByText('Your turn: Police', { exact: true }).waitFor();
  await expect
    .poll(async () => (await look(page, id)).entries.map((entry) => entry.text))
    .toEqual(['--']);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Table } from '../src/api/types';
import { scene, type Browsers } from './scene';
import { look, move, sit, square } from './table';

// Prison and Hospital are full enough, and the Suffragettes are to move.
const FULL =
  '17/17/17/7sss7/8ss7/17/17/5s11/17/17/17/6p10/10p6/17/17/17/17 s S9+3/P10+2 2016 0 0 -';

/** Both players of such a table. */
async function two(browsers: Browsers): Promise<{ ann: Page; ben: Page; id: string }> {
  const ann = await browsers.open();
  const ben = await browsers.open();
  const table: Table = await sit(ann, {
    seats: { suffragettes: 'me', police: 'open' },
    options: { edition: '2016' },
    position: FULL,
  });
  await ben.goto(table.state.invites[0]?.path ?? '');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('grid').waitFor();
  return { ann, ben, id: table.id };
}

scene('an exchange that is declined, and one that is accepted', async (browsers) => {
  const { ann, ben, id } = await two(browsers);
  const call = async () => {
    await ann
      .getByRole('button', { name: /exchange/i })
      .first()
      .click();
    const dialogue = ann.getByRole('dialog');
    // Fewer and more, by mouse and by key; what would come of it is told in words.
    await dialogue.getByRole('button', { name: 'More: Leader and Inspector' }).click();
    await dialogue.getByText('1 large and 1 small piece per side').waitFor();
    await dialogue.getByRole('button', { name: 'More: Suffragette and Policeman' }).focus();
    await ann.keyboard.press('ArrowDown');
    await dialogue.getByText('1 large piece per side').waitFor();
    await dialogue.getByRole('button', { name: 'Fewer: Leader and Inspector' }).click();
    await dialogue.getByRole('button').last().click();
  };
  const yard = () => square(ben, 'b6').getAttribute('aria-label');

  await call();
  await ben.getByRole('button', { name: /decline/i }).click();
  await move(ann, 'f10', 'f11');
  await square(ben, 'f11')
    .and(ben.getByRole('gridcell', { name: /Suffragette/ }))
    .waitFor();
  await expect.poll(yard).toContain('empty');
  await move(ben, 'k5', 'k4');

  await call();
  await ben.getByRole('button', { name: /accept|agree/i }).click();
  await expect.poll(yard).not.toContain('empty');
  const texts = (await look(ann, id)).entries.map((entry) => entry.text);
  expect(texts).toContain('=no');
  expect(texts.at(-1)).toBe('=yes');
  await move(ann, 'b6', 'c7');
  await square(ben, 'c7')
    .and(ben.getByRole('gridcell', { name: /Leader|Suffragette/ }))
    .waitFor();
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { scene } from './scene';
import { ask, look } from './table';

// A first game with a guide: begun from the game's page, left, taken up again, and played to its end.

const lesson = (page: Page) => page.getByRole('region', { name: 'First game' });
const next = (page: Page) => lesson(page).getByRole('button', { name: /^(Next|Play on)$/ });

/** Makes the next move that the lesson asks for, as the page would send it. */
async function follow(page: Page, id: string): Promise<void> {
  const table = await look(page, id);
  let made = table.entries.filter(({ kind }) => kind === 'move').length;
  const step = table.lesson!.steps.find(({ times }) => (made -= times) < 0)!;
  const offer = table.state.offers.find(({ move }) => step.moves?.includes(move) ?? true)!;
  const { after } = table.state;
  await ask(page, `/api/tables/${id}/moves`, { after, move: offer.move });
}

scene('a first game is learned at the table', async (browsers) => {
  const page = await browsers.open();
  await page.goto('/games/votes-for-women');
  await page.getByRole('link', { name: 'Learn to play' }).click();
  await page.getByRole('button', { name: 'Start: First game' }).click();
  await lesson(page).getByText('Step 1 of').waitFor();
  await expectAccessible(page, 'a lesson');
  const id = page.url().split('/').pop()!;
  const { lesson: told, state: begun } = await look(page, id);
  const steps = told!.steps;
  const dealt = begun.after;
  await lesson(page).getByRole('button', { name: 'Leave the lesson' }).click();
  await lesson(page).getByRole('button', { name: 'Resume' }).click();
  for (const [at, { say, otherwise, times }] of steps.entries()) {
    await lesson(page).getByText(say).waitFor();
    if (at === 2) {
      await page.locator('[data-card="lucy-stone"]').first().click();
      await page.getByRole('button', { name: 'Event' }).first().click();
      await lesson(page).getByText(otherwise!).waitFor();
      expect((await look(page, id)).state.after, 'another choice is not sent').toBe(dealt);
    }
    if (times === 0) {
      await next(page).click();
    }
    for (let i = 0; i < times; i++) {
      await follow(page, id);
    }
    if (at === 4) {
      await page.reload();
    }
  }
  await next(page).click();
  await expect.poll(() => lesson(page).count()).toBe(0);
  const { state }: Table = await look(page, id);
  expect(state.status).toBe('playing');
  await page.goto('/learn/votes-for-women');
  await page.getByText('Done', { exact: true }).waitFor();
});

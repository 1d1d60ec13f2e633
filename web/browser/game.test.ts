import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Catalogue } from '../src/api/types';
import { randomNumbers } from './random';
import { scene } from './scene';
import { ask, enter, look } from './table';

/** One turn as the board offers it: a piece that may move, then a square where it may go. */
async function turn(page: Page, pick: (below: number) => number): Promise<void> {
  if ((await passing(page).count()) > 0) {
    await passing(page).click();
    return;
  }
  const movable = page.locator('[role=gridcell][aria-label*="may move"]');
  await movable.nth(pick(await movable.count())).click();
  const targets = page.locator('[role=gridcell][aria-label*="may go here"]');
  await targets.first().waitFor();
  await targets.nth(pick(await targets.count())).click();
  const ways = page.getByRole('group', { name: 'Which way?' }).getByRole('button');
  await expect
    .poll(async () => (await ways.count()) > 0 || (await targets.count()) === 0, {
      message: 'the move is played, or the ways are offered',
    })
    .toBe(true);
  if ((await ways.count()) > 0) {
    await ways.first().click();
  }
}

const passing = (page: Page) => page.getByRole('button', { name: 'Pass', exact: true });

/** Waits until it is our turn, or nobody's any more. */
async function mayMove(page: Page): Promise<boolean> {
  const mine = page.locator('[role=gridcell][aria-label*="may move"]').first();
  const over = page.getByRole('button', { name: 'Rematch' });
  await mine.or(passing(page)).or(over).first().waitFor();
  return (await over.count()) === 0;
}

scene('a whole game of each board game against the computer, by clicks', async (browsers) => {
  const page = await browsers.open();
  await enter(page);
  const { games } = await ask<Catalogue>(page, '/api/games?lang=en');
  const boards = games.filter(({ seats }) => seats.some(({ style }) => style !== null));
  expect(boards.length).toBeGreaterThan(1);
  for (const { id, name } of boards) {
    const pick = randomNumbers(1908);
    await page.goto('/');
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/table/*');
    let turns = 0;
    while (await mayMove(page)) {
      await turn(page, pick);
      turns++;
    }
    const table = () => look(page, page.url().split('/').at(-1) ?? '');
    await expect.poll(async () => (await table()).state.status).toBe('over');
    const { game, state, entries } = await table();
    expect(game).toBe(id);
    expect(state.turn).toMatchObject({ kind: 'over', told: expect.stringMatching(/./) });
    const [seat] = state.yours;
    const mine = entries.filter((entry) => entry.kind === 'move' && entry.seat === seat);
    expect(mine, name).toHaveLength(turns);
    expect(turns).toBeGreaterThan(10);
  }
});

import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import type { Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { besideProgram, startProgram, type Program } from './program';
import { scene } from './scene';
import { ask, enter, isCalled, look, square } from './table';
import { Hand, mapOf } from './tableau';

// Tiny games that nobody has drawn anything for: the parts of the page know no game.

let started: Promise<Program> | undefined;
const program = (): Promise<Program> => (started ??= startProgram(0, '', besideProgram()));
afterAll(async () => (await started)?.stop());

/** Opens a table against a computer that plays by chance. */
async function open(page: Page, id: string): Promise<Table> {
  await enter(page);
  const { games } = await ask<{ games: { id: string; seats: { name: string }[] }[] }>(
    page,
    '/api/games',
  );
  const game = games.find((one) => one.id === id);
  const [own = '', other = ''] = (game?.seats ?? []).map(({ name }) => name);
  const table = await ask<Table>(page, '/api/tables', {
    game: id,
    seats: { [own]: 'me', [other]: 'computer:random' },
  });
  await page.goto(`/table/${table.id}`);
  return table;
}

scene(
  'another game of places and cards is drawn and played by the same parts',
  async (browsers) => {
    const at = (await program()).address;
    const page = await browsers.open({ at, width: 1280, height: 720 });
    const { id, tableau } = await open(page, 'two-shores');
    await mapOf(page).waitFor();
    for (const { id: place, name } of tableau?.places ?? []) {
      const label = await page.locator(`[data-target="${place}"]`).getAttribute('aria-label');
      expect(label).toContain(name);
    }
    await expectAccessible(page, 'a tableau without art');
    const hand = new Hand(page, false);
    for (;;) {
      const { state } = await look(page, id);
      if (state.turn.kind === 'over') break;
      const [offer] = state.offers;
      if (offer) {
        await hand.play(offer, state.after);
      } else {
        await expect
          .poll(async () => (await look(page, id)).state.after)
          .toBeGreaterThan(state.after);
      }
    }
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    expect(hand.presses).toBeGreaterThan(3);
    await page.goto('about:blank');
  },
);

scene('a board that is no rectangle has no squares where it is void', async (browsers) => {
  const at = (await program()).address;
  for (const [width, height] of [
    [1280, 720],
    [360, 740],
  ] as const) {
    const page = await browsers.open({ at, width, height });
    const { id } = await open(page, 'cross');
    await page.getByRole('grid').waitFor();
    await expect.poll(() => page.locator('[role=gridcell]').count()).toBe(33);
    expect(await square(page, 'a1').count()).toBe(0);
    await isCalled(page, 'd1', /^d1, white captain, may move$/);
    await expectAccessible(page, `a board in the shape of a cross at ${width}`);
    // Where a corner of the rectangle would be, a click means nothing.
    const edge = await square(page, 'c1').boundingBox();
    if (!edge) throw new Error('c1 is not to be seen');
    await square(page, 'c1').click();
    await page.mouse.click(edge.x - edge.width, edge.y + edge.height / 2);
    expect(await page.locator('[aria-selected=true]').count()).toBeLessThan(2);
    expect((await look(page, id)).entries).toHaveLength(0);
    // By key: up from the arm, and left of it there is no square to go to.
    await square(page, 'c1').focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await page.locator('[data-square=c1]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.locator('[data-square=c2]:focus').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await look(page, id)).entries.length).toBeGreaterThan(1);
    await page.goto('about:blank');
  }
});

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { scene } from './scene';
import type { Table, Update } from '../src/api/types';
import { ask, isWhole, look, move, sit } from './table';

const ACTS = ['Ask to take back', 'Offer a draw', 'Resign', 'This table'];

function act(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** Where something stands on the page, however far that is scrolled. */
function place(what: Locator) {
  return what.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  });
}

function places(page: Page) {
  return Promise.all(ACTS.map((name) => place(act(page, name))));
}

for (const [width, height] of [
  [1280, 800],
  [768, 1024],
] as const) {
  scene(`acts keep their places all game long, ${width} by ${height}`, async (browsers) => {
    const ann = await browsers.open({ width, height });
    const ben = await browsers.open();
    const { id, state } = await sit(ann, {
      game: 'fort-chitral',
      seats: { white: 'me', black: 'open' },
    });
    await ben.goto(state.invites[0]?.path ?? '');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await act(ann, 'Resign').waitFor();
    await isWhole(ann);
    const first = await places(ann);
    const score = await place(ann.locator('.houses'));
    await act(ann, 'Ask to take back').and(ann.locator('[aria-disabled=true]')).waitFor();
    await move(ann, 'a1', 'a2');
    await act(ann, 'Ask to take back').and(ann.locator('[aria-disabled=false]')).waitFor();
    // Nothing is asked of her now; the score does not rise into that line.
    await ann.getByText('Move a man.').waitFor({ state: 'detached' });
    await expect.poll(() => place(ann.locator('.houses'))).toEqual(score);
    const expectInPlace = () => expect.poll(() => places(ann)).toEqual(first);
    await expectInPlace();
    // Whoever presses twice at one place asks once, and nothing else happens.
    await act(ann, 'Ask to take back').dblclick();
    await ann.getByText('You ask to take back a move.').waitFor();
    await expectInPlace();
    await act(ann, 'Offer a draw').dblclick();
    await ann.getByText('You offer a draw.').waitFor();
    await expectInPlace();
    expect(await ann.getByRole('dialog').count()).toBe(0);
    await ben.getByRole('button', { name: 'Decline' }).first().click();
    await ben.getByRole('button', { name: 'Decline' }).first().click();
    await ann.getByText('You offer a draw.').waitFor({ state: 'hidden' });
    await expectInPlace();
    expect((await look(ann, id)).state.status).toBe('playing');
  });
}

const WINDOWS = [
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;

scene('three moves and the rules are in sight at any time', async (browsers) => {
  const page = await browsers.open();
  const { id } = await sit(page, {
    game: 'suffragetto',
    seats: { suffragettes: 'me', police: 'computer:greedy' },
  });
  const list = page.locator('[data-moves]').first();
  const entries = list.locator('[data-entry]');
  for (let made = 0; made < 4; made++) {
    await page.locator('.movable').first().waitFor();
    const { state } = await ask<Table>(page, `/api/tables/${id}`);
    const offer = state.offers.find(({ path }) => path.length > 0);
    await ask<Update>(page, `/api/tables/${id}/moves`, { after: state.after, move: offer?.move });
    await page
      .locator(`[data-entry="${state.after + 1}"]`)
      .first()
      .waitFor();
  }
  await page.locator('.movable').first().waitFor();
  const expectInSight = async (when: string) => {
    for (const [width, height] of WINDOWS) {
      const where = `${when}, ${width} by ${height}`;
      await page.setViewportSize({ width, height });
      // The list has room for three moves in the window, and the one looked at is in it.
      const seen = () =>
        list.evaluate((box) => {
          const { top, bottom } = box.getBoundingClientRect();
          const shown = box.querySelector('[aria-current]')?.getBoundingClientRect();
          const within = shown ? shown.top >= top - 1 && shown.bottom <= bottom + 1 : false;
          return { high: Math.min(bottom, innerHeight) - top >= 100, within };
        });
      await expect.poll(seen, { message: where }).toEqual({ high: true, within: true });
    }
    await act(page, 'Rules and sources').click();
    const rules = page.getByRole('region', { name: 'Rules' });
    await rules.getByRole('heading', { name: 'Rules' }).waitFor();
    await rules.getByRole('button', { name: 'Close' }).click();
  };
  await expectInSight('in play');
  await entries.nth(2).click();
  await expectInSight('looking back');
  await page.keyboard.press('End');
  await act(page, 'Resign').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await act(page, 'Rematch').waitFor();
  await act(page, 'Share').waitFor();
  await expectInSight('when it is over');
});

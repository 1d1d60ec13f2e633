import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { quickScene, scene, type Browsers, type Looks } from './scene';
import { ask, look } from './table';

// A game without a board, with hidden hands: a sheet, choices in rows, and a shared device.

const game = 'votes-for-women';
/** Ten cubes anywhere: the longest list of choices there is. */
const CUBES =
  'turn=5 round=1 actor=suffragist box.turn=war-in-europe ' +
  'hand.suffragist=women-and-world-war-i,lucy-stone hand.opposition=border-states,beer-brewers';

const sheet = (page: Page) => page.getByRole('region', { name: 'How Votes for Women stands' });
const choices = (page: Page) => page.getByRole('list', { name: 'Choices' });

async function seated(
  browsers: Browsers,
  looks: Looks,
  opposition: string,
  position?: string,
): Promise<{ page: Page; id: string }> {
  const page = await browsers.open(looks);
  await page.goto('/');
  const seats = { suffragist: 'me', opposition };
  const { id } = await ask<Table>(page, '/api/tables', {
    game,
    seats,
    ...(position && { position }),
  });
  await page.goto(`/table/${id}`);
  return { page, id };
}

/** What is to be seen without looking anything up: there every card that may still come is named. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('details').forEach((more) => more.remove());
    return copy.textContent;
  });

/** The cards of a hand that its side sees. */
const hand = (page: Page, title: RegExp) =>
  sheet(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('listitem')
    .locator('.word')
    .allTextContents();

quickScene('Votes for Women is played against a computer', async (browsers) => {
  const { page, id } = await seated(browsers, {}, 'computer:random');
  await sheet(page).getByRole('heading', { name: 'The map' }).waitFor();
  expect(await hand(page, /^Hand: Suffragists/)).toHaveLength(7);
  expect(await hand(page, /^Hand: Opposition/)).toContainEqual(expect.stringMatching(/unknown/));
  await expectAccessible(page, 'a sheet');
  const log = page.getByRole('group', { name: 'What happened' });
  await choices(page)
    .getByRole('button', { name: /^Event: / })
    .first()
    .click();
  await log.getByText(/^Suffragists played .* as an event/).waitFor();
  for (;;) {
    const { state, entries } = await look(page, id);
    const theirs = entries.some(({ seat, kind }) => seat === 'opposition' && kind === 'move');
    const [offer] = state.offers;
    if (theirs && offer) break;
    if (offer?.label) {
      await page.getByRole('button', { name: offer.label, exact: true }).click();
    }
    await expect.poll(async () => (await look(page, id)).state.after).toBeGreaterThan(state.after);
  }
  await log.getByText(/^Opposition played/).waitFor();
});

for (const [width, theme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  scene(`cubes are placed by keyboard and by touch, at ${width}`, async (browsers) => {
    const touch = width === 360;
    const looks: Looks = { width, height: 800, theme, touch };
    const { page, id } = await seated(browsers, looks, 'computer:random', CUBES);
    await page.getByRole('button', { name: 'Event: Women and World War I' }).click();
    const find = page.getByRole('searchbox', { name: 'Find' });
    await find.waitFor();
    expect(await choices(page).getByRole('button').count()).toBeGreaterThan(80);
    await expectAccessible(page, 'many choices');
    const ours = async () =>
      (await look(page, id)).entries.map(({ text }) => text).filter((text) => text?.includes('+'));
    if (touch) {
      await choices(page)
        .getByRole('button', { name: /^Oregon.*yellow/ })
        .tap();
      await expect.poll(ours).toEqual(['OR+yellow']);
    } else {
      await find.focus();
      await page.keyboard.type('new y');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect.poll(ours).toEqual(['NY+yellow']);
      expect(await find.inputValue()).toBe('');
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

scene('a shared device shows a hand only to who has it', async (browsers) => {
  const { page, id } = await seated(browsers, { width: 390, height: 844 }, 'device');
  const taken = page.getByRole('button', { name: 'I have it: show my side' });
  await page.getByRole('heading', { name: 'Hand the device to: Suffragists' }).waitFor();
  await expectAccessible(page, 'handing over');
  expect(await sheet(page).count()).toBe(0);
  await taken.click();
  await sheet(page).waitFor();
  const mine = await hand(page, /^Hand: Suffragists/);
  expect(mine).toHaveLength(7);
  const next = page.getByRole('heading', { name: 'Hand the device to: Opposition' });
  while ((await next.count()) === 0) {
    const { state } = await look(page, id);
    const [offer] = state.offers;
    if (state.viewer === 'suffragist' && offer?.label) {
      await page.getByRole('button', { name: offer.label, exact: true }).click();
    }
    await expect.poll(async () => (await look(page, id)).state.after).toBeGreaterThan(state.after);
    await expect
      .poll(async () => (await next.count()) > 0 || (await taken.count()) === 0)
      .toBe(true);
  }
  await next.waitFor();
  const away = await seen(page);
  mine.forEach((card) => expect(away).not.toContain(card));
  await taken.click();
  await sheet(page).waitFor();
  expect(await hand(page, /^Hand: Opposition/)).toHaveLength(7);
  const theirs = await seen(page);
  const kept = mine.filter((card) => theirs.includes(card));
  // The first card is every Suffragist's, and one has been played for all to see.
  expect(kept.length).toBeLessThanOrEqual(2);
});

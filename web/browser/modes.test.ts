import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility';
import { scene, type Browsers, type Looks } from './scene';
import { ask, look } from './table';
import type { Table, Update } from '../src/api/types';

// A game whose seats follow from who plays: alone, together at one device, two on two by links.

const form = '/new/votes-for-women';
const group = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const pick = (where: Locator, name: RegExp) =>
  where
    .locator('label')
    .filter({ has: where.page().getByRole('radio', { name }) })
    .click();
const sheet = (page: Page) => page.locator('[data-map]');
const log = (page: Page) => page.locator('.log .lines');
const bar = (page: Page, title: string) =>
  page.locator('.seats .side').filter({ has: page.getByText(title, { exact: true }) });

/** Where there is no column for them, who plays and what else may be done is a sheet. */
const openPlayers = (page: Page) =>
  page.getByRole('button', { name: 'Players', exact: true }).click();
const closeDialog = (page: Page) => page.keyboard.press('Escape');

async function resign(page: Page): Promise<void> {
  await openPlayers(page);
  expect(await page.getByRole('button', { name: 'Offer a draw' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Resign' }).click();
  const sure = page.getByRole('dialog', { name: 'Resign this game' });
  await sure.getByRole('button', { name: 'Resign' }).click();
}

async function begun(browsers: Browsers, looks: Looks, mode: string): Promise<Page> {
  const page = await browsers.open(looks);
  await page.goto(form);
  await pick(group(page, 'Players'), new RegExp(`^${mode}`));
  return page;
}

async function start(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/table\//);
  return page.url().replace(/.*\//, '');
}

/** The first thing that is offered, as the page would send it. */
async function moveOn(page: Page, id: string): Promise<Update> {
  const { state } = await look(page, id);
  const move = state.offers[0]?.move;
  return ask<Update>(page, `/api/tables/${id}/moves`, { after: state.after, move });
}

for (const width of [360, 1440]) {
  scene(`one plays alone against cards and dice, at ${width}`, async (browsers) => {
    const page = await begun(browsers, { width, height: width === 360 ? 740 : 900 }, 'Alone');
    await page.getByText('You play alone: Suffragists.').waitFor();
    expect(await group(page, 'Play with').count()).toBe(0);
    expect(await group(page, /Partners/).count()).toBe(0);
    await pick(group(page, /dice: Final Voting/), /^Harder/);
    await expectAccessible(page, 'the form for one');
    const id = await start(page);
    await sheet(page).waitFor();
    const { options, state } = await look(page, id);
    expect(state.seats.map(({ name }) => name)).toEqual(['suffragist']);
    expect(options.map(({ key, value }) => `${key}=${value}`)).toContain('bot-vote=black');
    const phone = width === 360;
    if (phone) await openPlayers(page);
    await bar(page, 'Opposition').getByText('Oppobot').waitFor();
    if (phone) await closeDialog(page);
    await expectAccessible(page, 'a table for one');
    // Turn by turn until the Oppobot has drawn, and its dice are told one by one.
    const drawn = (table: Table) =>
      table.entries.some(({ told }) => told.some((line) => line.startsWith('Oppobot drew')));
    while (!drawn(await look(page, id))) {
      await moveOn(page, id);
    }
    if (phone) {
      await page.getByRole('button', { name: 'Log', exact: true }).click();
    }
    await log(page)
      .getByText(/Oppobot drew/)
      .first()
      .waitFor();
    await expectAccessible(page, 'what has just happened');
    if (!phone) {
      await resign(page);
      await page.getByRole('heading', { name: 'You lost' }).waitFor();
      await page
        .getByText(/^Opposition won by resignation/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Rematch' }).click();
      await page.waitForURL((url) => !url.pathname.endsWith(id));
    }
    await log(page)
      .getByText(/Turn 1 begins/)
      .first()
      .waitFor();
  });
}

scene('two play together at one device and hand it over', async (browsers) => {
  const page = await begun(browsers, { width: 390, height: 844 }, 'Together');
  await pick(group(page, 'Play with'), /^Someone beside me/);
  await expectAccessible(page, 'the form for two partners');
  const id = await start(page);
  const taken = page.getByRole('button', { name: 'I have it: show my side' });
  for (const title of ['Purple', 'Yellow']) {
    await page.getByRole('heading', { name: `Hand the device to: ${title}` }).waitFor();
    expect(await sheet(page).count()).toBe(0);
    await taken.click();
    await sheet(page).waitFor();
    const viewer = title.toLowerCase();
    expect((await look(page, id)).state.viewer).toBe(viewer);
    while ((await look(page, id)).state.viewer === viewer) {
      await moveOn(page, id);
    }
  }
  await page.getByRole('heading', { name: /Hand the device to/ }).waitFor();
});

scene('two on two come together by links', async (browsers) => {
  const host = await begun(browsers, {}, 'Two on two');
  await pick(group(host, 'Play with'), /^Friends/);
  await group(host, /Partners/).waitFor();
  const id = await start(host);
  const links = host.getByRole('textbox', { name: /Anyone with this link/ });
  await expect.poll(() => links.count()).toBe(3);
  await expectAccessible(host, 'three links');
  const pages = [host];
  for (const { path } of (await look(host, id)).state.invites) {
    const friend = await browsers.open({ width: 768, height: 1024 });
    await friend.goto(path);
    await friend.getByText('Players: Two on two').waitFor();
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await sheet(friend).waitFor();
    pages.push(friend);
  }
  const titles = ['Purple', 'Yellow', 'First Opposition', 'Second Opposition'];
  for (const [at, page] of pages.entries()) {
    if (at > 0) await openPlayers(page);
    await Promise.all(titles.map((title) => bar(page, title).first().waitFor()));
    if (at > 0) await closeDialog(page);
  }
  await expectAccessible(host, 'four at a table');
  const [, yellow, first] = pages as [Page, Page, Page];
  // Nobody agrees a draw about the vote.
  await resign(first);
  await yellow.getByRole('heading', { name: 'You won' }).waitFor();
  await first.getByRole('heading', { name: 'You lost' }).waitFor();
});

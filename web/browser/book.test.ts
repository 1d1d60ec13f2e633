import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Catalogue } from '../src/api/types';
import { scene } from './scene';
import { ask, sit } from './table';

const inSight = (page: Page, id: string) =>
  expect
    .poll(
      () =>
        page.locator(`[id="${id}"]`).evaluate((one) => {
          const { top } = one.getBoundingClientRect();
          return top >= -1 && top < innerHeight / 2;
        }),
      { message: `${id} is in the upper half of the window` },
    )
    .toBe(true);

scene('the rule book says what holds, what is known, and what is ours', async (browsers) => {
  const page = await browsers.open();
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules and sources of Suffragetto' }).click();
  await page.getByRole('heading', { level: 1, name: 'Suffragetto' }).waitFor();
  await page.waitForURL(({ pathname }) => pathname === '/games/suffragetto');
  await page.getByText('London, about 1908').waitFor();
  await page.getByRole('heading', { name: 'What is known, and what is ours' }).waitFor();
  const quiet = page.getByRole('listitem').filter({ hasText: 'Quiet turns' });
  await quiet.getByText('ours, the sources are silent').waitFor();
  const exchange = page.getByRole('region', { name: 'Rule S8' });
  await exchange.getByText('the other player cannot refuse').waitFor();
  expect(await exchange.getByRole('term').allInnerTexts()).toHaveLength(1);
  const capture = page.getByRole('region', { name: 'Rule S6' }).getByRole('figure').first();
  await capture.getByText('A small piece takes by a diagonal hop').waitFor();
  await capture.getByRole('img', { name: 'Suffragette: f7.' }).waitFor();
});

scene('a rule has an address, and going there loads nothing anew', async (browsers) => {
  const page = await browsers.open();
  await page.goto('/games/suffragetto#S8');
  await inSight(page, 'S8');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.getByRole('region', { name: 'Rule S10' }).getByRole('link', { name: 'S5' }).click();
  await inSight(page, 'S5');
  await page.waitForURL(/#S5$/);
  await page.locator('[id="option-edition"]').getByRole('link', { name: 'Rule S10' }).click();
  await inSight(page, 'S10');
  await page.goBack();
  await inSight(page, 'S5');
  expect(await page.locator('body[data-kept]').count()).toBe(1);
  expect(await heading?.evaluate((one) => one.isConnected), 'the page was not built anew').toBe(
    true,
  );
});

scene('every open game has its page, and a table and a new one lead there', async (browsers) => {
  browsers.excuse(/404 .*games\/chess/);
  const page = await browsers.open({ locale: 'de-DE' });
  await page.goto('/');
  const { games } = await ask<Catalogue>(page, '/api/games?lang=de');
  expect(games.length).toBeGreaterThan(0);
  for (const { id, name, options } of games) {
    await page.goto(`/games/${id}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    for (const { key, rule } of options) {
      await page.locator(`[id="option-${key}"]`).waitFor();
      await page.locator(`[id="${rule}"]`).waitFor();
    }
    await page.getByRole('link', { name: 'Gegen den Computer' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const tab = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Regeln und Quellen' }).click();
    await (await tab).getByRole('heading', { level: 1, name, exact: true }).waitFor();
  }
  await sit(page, { seats: { suffragettes: 'me', police: 'device' } });
  await page.getByRole('button', { name: 'Dieser Tisch' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Regeln und Quellen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Suffragetto' }).waitFor();
  await page.goBack();
  await page.getByRole('grid').waitFor();
  await page.goto('/games/chess');
  await page.getByRole('heading', { level: 1, name: 'Dieses Spiel gibt es nicht' }).waitFor();
});

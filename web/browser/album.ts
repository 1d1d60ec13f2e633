import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Table } from '../src/api/types';
import { everyPage } from './pages';
import { scene, type Looks } from './scene';
import { ask, look, sit } from './table';
import { mapOf, sitAtTableau } from './tableau';

// Every main page at three widths, by day and by night, to look at: "./parlour pictures --all DIR".

const FOLDER = process.env.PARLOUR_ALBUM ?? 'target/album';
const SIZES = [
  { width: 360, height: 740, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1440, height: 900 },
];

/** The name of a picture: "games-suffragetto-history" for its path. */
const named = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '') || 'home';

async function take(page: Page, looks: Looks, name: string, fullPage: boolean): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const path = join(FOLDER, `${name}-${looks.width}-${looks.theme}.png`);
  await page.screenshot({ path, fullPage, animations: 'disabled' });
}

/** What is found about a short game on a board, and about one of cards. */
async function analyses(page: Page, looks: Looks): Promise<void> {
  for (const [game, wish] of [
    ['suffragetto', { seats: { suffragettes: 'me', police: 'device' } }],
    ['votes-for-women', { options: { mode: 'solitaire' }, seats: { suffragist: 'me' } }],
  ] as const) {
    const { id } = await ask<Table>(page, '/api/tables', { game, ...wish });
    for (let turn = 0; turn < 4; turn++) {
      const { after, offers } = (await look(page, id)).state;
      await ask(page, `/api/tables/${id}/moves`, { after, move: offers[0]?.move });
    }
    const { after } = (await look(page, id)).state;
    await ask(page, `/api/tables/${id}/acts`, { after, act: 'resign' });
    await page.goto(`/table/${id}/analysis`);
    await page.getByText('The analysis is finished.').waitFor({ state: 'attached' });
    await page.getByRole('slider').press('ArrowRight');
    await take(page, looks, `analysis-${game}`, true);
  }
}

for (const size of SIZES) {
  for (const theme of ['light', 'dark'] as const) {
    const looks: Looks = { ...size, theme, traced: false };
    scene(`every page at ${size.width}, ${theme}`, async (browsers) => {
      browsers.excuse(/404/);
      await mkdir(FOLDER, { recursive: true });
      const page = await browsers.open(looks);
      await everyPage(page, (path) => take(page, looks, named(path), true));
      for (const game of ['suffragetto', 'fort-chitral']) {
        const seats = game === 'suffragetto' ? ['suffragettes', 'police'] : ['white', 'black'];
        await sit(page, { game, seats: { [seats[0]!]: 'me', [seats[1]!]: 'device' } });
        await take(page, looks, `table-${game}`, false);
      }
      await page.goto('/learn/suffragetto/capture');
      await page.getByRole('grid').waitFor();
      await take(page, looks, 'lesson-suffragetto', false);
      const { id, state } = await sit(page, { seats: { suffragettes: 'me', police: 'device' } });
      await ask(page, `/api/tables/${id}/acts`, { after: state.after, act: 'resign' });
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
      await take(page, looks, 'table-over', false);
      await page.getByRole('button', { name: 'Rules and sources' }).click();
      await page.locator('[data-rule]').first().waitFor();
      await take(page, looks, 'table-rules', false);
      await page.goto('/my-games');
      await page.getByRole('button', { name: /^Hide/ }).first().waitFor();
      await take(page, looks, 'my-games-again', true);
      await sitAtTableau(page, { options: { mode: 'solitaire' }, seats: { suffragist: 'me' } });
      await mapOf(page).waitFor();
      await take(page, looks, 'table-votes-for-women', false);
      await analyses(page, looks);
      await page.goto('/');
      await page.getByRole('region', { name: 'Your games in progress' }).waitFor();
      await take(page, looks, 'home-again', true);
    });
  }
}

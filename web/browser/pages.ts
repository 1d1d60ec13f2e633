import type { Locator, Page } from 'playwright-core';
import type { Catalogue } from '../src/api/types';
import { ask } from './table';

/** A page that needs no table, and what is there only when all of it is there. */
interface Place {
  path: string;
  last: (page: Page) => Locator;
}

const FIRST: Place[] = [
  {
    path: '/',
    last: (page) =>
      page
        .getByText('Nobody is waiting just now')
        .or(page.getByRole('button', { name: 'Sit down' }))
        .first(),
  },
  { path: '/nowhere', last: (page) => page.getByRole('heading', { level: 1 }) },
];

const ofGame = (id: string): Place[] => [
  {
    path: `/games/${id}`,
    last: (page) => page.getByRole('heading', { name: 'What you can choose' }),
  },
  { path: `/new/${id}`, last: (page) => page.getByRole('button', { name: 'Start' }) },
];

/** Goes to every page that needs no table, one of them none of ours, and looks when it is whole. */
export async function everyPage(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  await page.goto('/');
  const { games } = await ask<Catalogue>(page, '/api/games');
  for (const { path, last } of [...FIRST, ...games.flatMap(({ id }) => ofGame(id))]) {
    await page.goto(path);
    await last(page).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await look(path);
  }
}

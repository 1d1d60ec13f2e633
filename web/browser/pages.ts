import type { Locator, Page } from 'playwright-core';
import type { Catalogue, GamePage } from '../src/api/types';
import { ask, enter } from './table';

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
        .getByText('Nobody is waiting')
        .or(page.getByRole('button', { name: 'Sit down' }))
        .first(),
  },
  { path: '/docs', last: (page) => page.getByRole('link', { name: /Suffragetto/ }) },
  // The one with most tables, commands and links.
  { path: '/docs/players', last: (page) => page.getByRole('heading', { level: 2 }).last() },
  { path: '/nowhere', last: (page) => page.getByRole('heading', { level: 1 }) },
];

const ofGame = ({ id, cards, history }: GamePage): Place[] => [
  {
    path: `/games/${id}`,
    last: (page) => page.getByRole('heading', { name: 'Options', exact: true }),
  },
  { path: `/new/${id}`, last: (page) => page.getByRole('button', { name: 'Start' }) },
  // One deck looks like the other, and axe looks at every card for itself.
  ...(cards
    ? [{ path: `/games/${id}/cards?q=hand`, last: (page: Page) => page.getByRole('status') }]
    : []),
  ...(history
    ? [
        {
          path: `/games/${id}/history`,
          last: (page: Page) => page.getByRole('heading', { name: 'Sources' }),
        },
      ]
    : []),
];

/** Goes to every page that needs no table, one of them none of ours, and looks when it is whole. */
export async function everyPage(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  await enter(page);
  const { games } = await ask<Catalogue>(page, '/api/games');
  const told = await Promise.all(games.map(({ id }) => ask<GamePage>(page, `/api/games/${id}`)));
  for (const { path, last } of [...FIRST, ...told.flatMap(ofGame)]) {
    await page.goto(path);
    await last(page).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await look(path);
  }
}

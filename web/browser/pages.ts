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
  // The ones with most tables, commands and links; the second has tables without a first heading.
  ...['players', 'suffragetto'].map((name) => ({
    path: `/docs/${name}`,
    last: (page: Page) => page.getByRole('heading', { level: 2 }).last(),
  })),
  {
    path: '/pair',
    last: (page) => page.getByRole('button', { name: 'Find an opponent' }),
  },
  {
    path: '/watch',
    last: (page) => page.getByText('No public game').or(page.getByRole('listitem')).first(),
  },
  {
    path: '/finished',
    last: (page) => page.getByText('No finished public').or(page.getByRole('listitem')).first(),
  },
  {
    path: '/my-games',
    last: (page) => page.getByText('Your finished games').or(page.getByRole('listitem')).first(),
  },
  { path: '/account', last: (page) => page.getByRole('button', { name: 'Create account' }) },
  { path: '/signin', last: (page) => page.getByRole('button', { name: 'Sign in' }) },
  {
    path: '/unsubscribe#nothing',
    last: (page) => page.getByRole('button', { name: 'Stop these e-mails' }),
  },
  { path: '/groups', last: (page) => page.getByRole('button', { name: 'Create group' }) },
  { path: '/import', last: (page) => page.getByRole('heading', { name: 'Games that you' }) },
  {
    path: '/analysis/fort-chitral',
    last: (page) => page.getByText(/\d moves? ahead/),
  },
  { path: '/privacy', last: (page) => page.getByRole('heading', { name: 'Contact' }) },
  { path: '/settings', last: (page) => page.getByRole('link', { name: 'About Parlour' }) },
  { path: '/about', last: (page) => page.getByRole('cell', { name: /fontsource.*fraunces / }) },
  { path: '/nowhere', last: (page) => page.getByRole('heading', { level: 1 }) },
];

const ofGame = ({ id, cards, history, lessons }: GamePage): Place[] => [
  {
    path: `/games/${id}`,
    last: (page) => page.getByRole('heading', { name: 'Options', exact: true }),
  },
  { path: `/new/${id}`, last: (page) => page.getByRole('button', { name: 'Start' }) },
  ...(lessons > 0
    ? [{ path: `/learn/${id}`, last: (page: Page) => page.locator('.lessons .button').last() }]
    : []),
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

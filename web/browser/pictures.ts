import { readFile, stat } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scene, type Browsers, type Looks } from './scene';
import type { Hint } from '../src/api/types';
import { startProgram } from './program';
import { ask, look, sit, square } from './table';
import { sitAtTableau } from './tableau';

// The pictures that the README shows. They are taken, not tested: "./parlour pictures".

const FOLDER = '../docs/images';
const MOST = 250_000;
/** A map with its fine lines packs less well than a board. */
const MOST_OF_A_MAP = 450_000;
/** A moment of a recorded game, and who sits where. */
interface Recorded {
  game: string;
  record: string;
  /** The last entry that is played. */
  until: number;
  options: Record<string, string>;
  seats: [string, string];
  /** What stands where at that moment. */
  there: [string, RegExp];
}

/** A Leader has just hopped through the lines of the Police. */
const SUFFRAGETTO: Recorded = {
  game: 'suffragetto',
  record: '../suffragetto/src/test/resources/games/parlour/suffragetto/golden/1908.record',
  until: 29,
  options: { first: 'police' },
  seats: ['suffragettes', 'police'],
  there: ['f11', /Leader/],
};
/** A white man has just taken the last black man in the Fort. */
const CHITRAL: Recorded = {
  game: 'fort-chitral',
  record: '../fort-chitral/src/test/resources/games/parlour/chitral/golden/ranks.record',
  until: 63,
  options: { layout: 'ranks' },
  seats: ['white', 'black'],
  there: ['h10', /White/],
};

const DESK: Looks = { width: 1440, height: 900 };
const PHONE: Looks = { width: 390, height: 844, touch: true };

async function take(page: Page, name: string, most = MOST): Promise<void> {
  const path = `${FOLDER}/${name}.png`;
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path, animations: 'disabled' });
  expect((await stat(path)).size, `${name}.png in bytes`).toBeLessThan(most);
}

/** A table in the midst of a recorded game; who looks sits at the bottom. */
async function midst(browsers: Browsers, looks: Looks, of = SUFFRAGETTO): Promise<Page> {
  const [first, second] = of.seats;
  const moves = (await readFile(of.record, 'utf8'))
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([at, seat]) => of.seats.includes(seat ?? '') && Number(at) <= of.until);
  const host = await browsers.open(looks);
  const friend = await browsers.open(looks);
  const table = await sit(host, {
    game: of.game,
    seats: { [first]: 'me', [second]: 'open' },
    options: of.options,
  });
  await ask(host, '/api/me', { name: 'First player' }, 'PUT');
  await friend.goto(table.state.invites[0]?.path ?? '');
  await friend.getByLabel('Your name').last().fill('Friend');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.getByRole('grid').waitFor();
  for (const [, seat, move] of moves) {
    const page = seat === second ? friend : host;
    const { state } = await look(page, table.id);
    await ask(page, `/api/tables/${table.id}/moves`, { after: state.after, move });
  }
  const [where, name] = of.there;
  await square(host, where).and(host.getByRole('gridcell', { name })).waitFor();
  return host;
}

for (const [name, end, looks] of [
  ['desktop', '', DESK],
  ['phone', '-phone', PHONE],
] as const) {
  scene(`the first page, ${name}`, async (browsers) => {
    const page = await browsers.open(looks);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Nobody is waiting').waitFor();
    await take(page, `home${end}`);
  });
  scene(`a table, ${name}`, async (browsers) => {
    const page = await midst(browsers, looks);
    await take(page, `table${end}`);
  });
}

scene('Fort Chitral', async (browsers) => {
  await take(await midst(browsers, DESK, CHITRAL), 'chitral');
});

scene('a table at night', async (browsers) => {
  const page = await midst(browsers, { ...DESK, theme: 'dark' });
  await take(page, 'table-dark');
});

/** Dealt from a word, so that the picture is the same whenever it is taken. */
const DEALT = 'demonstration = 1917\n';
const CHOICES = 95;

for (const [name, end, looks] of [
  ['desktop', '', DESK],
  ['phone', '-phone', PHONE],
  ['desktop at night', '-dark', { ...DESK, theme: 'dark' }],
] as const) {
  scene(`Votes for Women, ${name}`, async (browsers) => {
    const program = await startProgram(0, DEALT);
    try {
      const page = await browsers.open({ ...looks, at: program.address });
      const { id } = await sitAtTableau(page, {
        options: { mode: 'solitaire' },
        seats: { suffragist: 'me' },
      });
      for (let made = 0; made < CHOICES; made++) {
        const { state } = await look(page, id);
        const { after } = state;
        const { offer } = await ask<Hint>(page, `/api/tables/${id}/hint`, { after });
        await ask(page, `/api/tables/${id}/moves`, { after, move: offer.move });
      }
      await page.reload();
      await page.locator('[data-map]').waitFor();
      await take(page, `votes${end}`, MOST_OF_A_MAP);
      await page.goto('about:blank');
    } finally {
      await program.stop();
    }
  });
}

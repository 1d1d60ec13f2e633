import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import type { Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { besideProgram, startProgram, type Program } from './program';
import { scene, type Browsers } from './scene';
import { ask, enter, look } from './table';
import { VOTES } from './tableau';

// People who are not there: time is put forward, and the other player does something about it.

const HOUR = 3600;
const SUFFRAGETTO = {
  game: 'suffragetto',
  seats: { suffragettes: 'me', police: 'open' },
  options: { first: 'suffragettes' },
};
const MINUTES = { kind: 'game', seconds: 1800, increment: 0 };
const DAY = { kind: 'days', days: 1, vacation: 0 };

let started: Promise<Program> | undefined;
const program = (): Promise<Program> => (started ??= startProgram(0, '', besideProgram()));
afterAll(async () => (await started)?.stop());

/** Two people, the first at a desk, the second with a phone and in German. */
async function pair(browsers: Browsers): Promise<[Page, Page]> {
  const { address: at } = await program();
  const desk = await browsers.open({ at });
  const phone = await browsers.open({ at, width: 360, height: 740, locale: 'de-DE' });
  await enter(desk);
  await enter(phone);
  return [desk, phone];
}

/** One opens a table, the other sits down there; nobody looks at it yet. */
async function meet(host: Page, guest: Page, table: object): Promise<string> {
  const { id, state } = await ask<Table>(host, '/api/tables', table);
  await ask(guest, '/api/join', { token: state.invites[0]?.path.split('/').at(-1) });
  return id;
}

/** Plays any move, without opening the table. */
async function moves(page: Page, id: string): Promise<void> {
  const { after, offers } = (await look(page, id)).state;
  await ask(page, `/api/tables/${id}/moves`, { after, move: offers[0]?.move });
}

/** Suggests somebody else for who is away, and waits until their time has run out. */
async function seatIsLeft(page: Page, id: string): Promise<void> {
  const { after } = (await look(page, id)).state;
  await ask(page, `/api/tables/${id}/acts`, { after, act: 'propose-substitute' });
  await (await program()).advance(13 * HOUR);
  await expect.poll(async () => (await look(page, id)).state.status).toBe('open');
}

scene('who is away loses the game, or it is called off', async (browsers) => {
  const [ada, ben] = await pair(browsers);
  const { advance } = await program();
  const id = await meet(ben, ada, { ...SUFFRAGETTO, clock: MINUTES });
  await moves(ben, id);
  await moves(ada, id);
  await ada.goto(`/table/${id}`);
  await ada.getByText(/is not here\. If that lasts .* you can end the game\./).waitFor();
  await advance(61);
  const claim = ada.getByRole('button', { name: 'Claim the win' });
  await claim.click();
  const sure = ada.getByRole('dialog', { name: 'Claim the win' });
  await sure.getByText(/The game ends, and your side wins\./).waitFor();
  await expectAccessible(ada, 'a win is claimed');
  await sure.getByRole('button', { name: 'Wait' }).click();
  expect((await look(ada, id)).state.status).toBe('playing');
  await claim.click();
  await sure.getByRole('button', { name: 'Claim the win' }).click();
  await ada.getByRole('heading', { name: 'You won' }).waitFor();
  expect((await look(ben, id)).state.turn).toMatchObject({ kind: 'over', winner: 'police' });

  // On a map, in German: nobody has moved, so there is nothing to win.
  const other = await meet(ada, ben, {
    game: VOTES,
    seats: { suffragist: 'me', opposition: 'open' },
    clock: MINUTES,
  });
  if ((await look(ben, other)).state.offers.length > 0) await moves(ben, other);
  await ben.goto(`/table/${other}`);
  await ben
    .getByText(/ist nicht da/)
    .first()
    .waitFor();
  await advance(61);
  await ben.getByRole('button', { name: 'Partie abbrechen' }).click();
  const end = ben.getByRole('dialog', { name: 'Partie abbrechen' });
  await end.getByText('Die Partie endet, und niemand gewinnt.').waitFor();
  await end.getByRole('button', { name: 'Partie abbrechen' }).click();
  await expect.poll(async () => (await look(ada, other)).state.status).toBe('over');
  expect((await look(ada, other)).state.turn).toMatchObject({ kind: 'over', winner: null });
});

scene('while a substitute is looked for the game can be helped on or ended', async (browsers) => {
  const [ada, ben] = await pair(browsers);
  const { advance } = await program();
  const board = await meet(ada, ben, { ...SUFFRAGETTO, clock: DAY });
  await moves(ada, board);
  const map = await meet(ada, ben, {
    game: VOTES,
    seats: { suffragist: 'me', opposition: 'open' },
    clock: DAY,
  });
  while ((await look(ben, map)).state.offers.length > 0) await moves(ben, map);
  await ada.goto(`/table/${board}`);
  // What belongs to the clocks comes together, after the board.
  await ada.getByRole('timer').first().waitFor();
  expect(await ada.getByRole('button', { name: 'Ask for a pause' }).count()).toBe(0);
  await advance(13 * HOUR);
  await ada.getByRole('button', { name: 'Suggest a substitute' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Suggest a substitute' });
  await dialog.getByText('Another person', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Suggest it' }).click();
  await ada
    .getByText(/All agree: a substitute takes over/)
    .first()
    .waitFor();
  await seatIsLeft(ben, map);

  // At a board: somebody may come by the link, the computer may play on, or one gives up.
  await ada.getByRole('group', { name: 'Looking for a substitute for Police.' }).waitFor();
  await ada.getByRole('textbox', { name: /Police/ }).waitFor();
  await ada.getByRole('button', { name: 'Call the game off' }).waitFor();
  await ada.getByRole('button', { name: 'Resign' }).waitFor();
  await expectAccessible(ada, 'a board that waits for a substitute');
  await ada.getByRole('button', { name: 'Suggest a substitute' }).click();
  await dialog.getByText(/The computer plays on for Police/).waitFor();
  await dialog.getByRole('button', { name: 'Suggest it' }).click();
  await expect.poll(async () => (await look(ada, board)).state.after).toBe(2);

  // On a map, on a phone and in German: it is called off.
  await ben.goto(`/table/${map}`);
  await ben
    .getByText(/wird ein Ersatz gesucht/)
    .first()
    .waitFor();
  await expectAccessible(ben, 'a map that waits for a substitute');
  await ben.getByRole('button', { name: 'Ersatz vorschlagen' }).waitFor();
  await ben.getByRole('button', { name: 'Partie abbrechen' }).click();
  const end = ben.getByRole('dialog', { name: 'Partie abbrechen' });
  await end.getByRole('button', { name: 'Partie abbrechen' }).click();
  await expect.poll(async () => (await look(ben, map)).state.status).toBe('over');
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Clocks, Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { besideProgram, startProgram } from './program';
import { scene } from './scene';
import { ask, enter, isWhole, look, move } from './table';
import { mapOf, VOTES } from './tableau';

/** The clocks of a side, whatever they show. */
const clock = (page: Page, side: string) =>
  page.getByRole('timer', { name: new RegExp(`^(Clock|Uhr), (${side}):`) });

const tableOf = (page: Page) => page.url().split('/').at(-1) ?? '';

const clocksOf = async (page: Page): Promise<Clocks | null> =>
  (await look(page, tableOf(page))).state.clocks;

/** What a side has left, in seconds. */
const secondsLeft = async (page: Page, side: string): Promise<number> =>
  ((await clocksOf(page))?.sides.find((one) => one.side === side)?.left ?? 0) / 1000;

/** Sends an act to the table of a page without a press there. */
const act = async (page: Page, name: string): Promise<void> => {
  const { after } = (await look(page, tableOf(page))).state;
  await ask(page, `/api/tables/${tableOf(page)}/acts`, { after, act: name });
};

/** How much of a game is played as it is, after time was put forward. */
const LAST_SECONDS = 20;

/** Chooses one of a few, side by side. */
const pick = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

/** Sits down by the link that the host of a table sends. */
async function join(host: Page, friend: Page): Promise<void> {
  const { state } = await look(host, tableOf(host));
  await friend.goto(state.invites[0]?.path ?? '');
  await friend.getByRole('button', { name: /Sit down|Platz nehmen/ }).waitFor();
}

scene('a game with clocks is lost on time in view of both', async (browsers) => {
  const program = await startProgram(0, '', besideProgram());
  try {
    const at = program.address;
    const ada = await browsers.open({ at });
    const ben = await browsers.open({
      at,
      width: 360,
      height: 740,
      locale: 'de-DE',
      theme: 'dark',
    });
    await ada.goto('/new/suffragetto?with=friend');
    await pick(ada, 'Per game');
    await ada.getByText('10 minutes each, 5 seconds added per turn.').waitFor();
    await pick(ada, 'Other');
    await ada.getByRole('spinbutton', { name: 'Minutes each' }).fill('0.25');
    await ada.getByRole('spinbutton', { name: 'Seconds added per turn' }).fill('0');
    await ada.getByText('15 seconds each for the whole game.').waitFor();
    // On a slow machine it takes a while until both have agreed on a pause.
    await ada.getByRole('spinbutton', { name: 'Minutes each' }).fill('60');
    await ada.getByText('60 minutes each for the whole game.').waitFor();
    await expectAccessible(ada, 'the choice of a clock');
    await pick(ada, 'The Suffragettes begin');
    await ada.getByRole('button', { name: 'Start' }).click();
    await ada.waitForURL('**/table/*');
    await join(ada, ben);
    await ben.getByText('60 Minuten für jede Seite und die ganze Partie.').waitFor();
    await expectAccessible(ben, 'an invitation with a clock');
    await ben.getByRole('button', { name: 'Platz nehmen' }).click();

    // Before both have moved nobody's time runs.
    await clock(ada, 'Suffragettes').and(ada.locator('[aria-label*="1 hour, stopped"]')).waitFor();
    await move(ada, 'd6', 'd7');
    await move(ben, 'd12', 'd11');
    await clock(ben, 'Suffragetten').and(ben.locator('[aria-label*="läuft"]')).waitFor();
    await expectAccessible(ben, 'a clock that runs, German, dark, on a phone');

    // A pause needs the consent of the other side; either side may end it.
    await ada.getByRole('button', { name: 'Ask for a pause' }).click();
    await ben.getByRole('group', { name: /bittet um eine Pause/ }).waitFor();
    await ben.getByRole('button', { name: 'Pause machen' }).click();
    await ada.getByText('The game is paused. The clocks have stopped.').first().waitFor();
    const shown = await clock(ada, 'Suffragettes').textContent();
    await expectAccessible(ada, 'a table in a pause');
    expect(await clock(ada, 'Suffragettes').textContent()).toBe(shown);

    // Between two pauses nearly all of her time passes.
    await act(ben, 'resume');
    await program.advance(Math.floor(await secondsLeft(ada, 'suffragettes')) - LAST_SECONDS);
    await act(ada, 'ask-pause');
    await act(ben, 'accept-pause');
    await ada.getByRole('timer', { name: /^Clock, Suffragettes: \d+ seconds, paused/ }).waitFor();
    await ben.getByRole('button', { name: 'Fortsetzen' }).click();

    // Low time is said to whom it concerns, and to nobody else.
    // It is said when the last ten seconds begin; a page on a slow machine may come to it later.
    await ada
      .getByRole('status')
      .filter({ hasText: /^You have ([1-9]|10) seconds? left\.$/ })
      .waitFor();
    expect(await ben.getByRole('status').filter({ hasText: 'Du hast noch' }).count()).toBe(0);

    await ada.getByRole('heading', { name: 'You lost' }).waitFor();
    await ben.getByRole('heading', { name: 'Gewonnen' }).waitFor();
    await ada
      .getByText(/ran out of time/)
      .first()
      .waitFor();
    await ben.getByText(/Zeit/).first().waitFor();
    const { entries, state } = await look(ada, tableOf(ada));
    expect(entries.at(-1)).toMatchObject({ kind: 'act', seat: 'suffragettes' });
    expect(state.turn).toMatchObject({ kind: 'over', winner: 'police' });
    await clock(ben, 'Suffragetten').and(ben.locator('[aria-label*="0 Sekunden"]')).waitFor();
    // A page that is still open would miss the server.
    await Promise.all([ada.close(), ben.close()]);
  } finally {
    await program.stop();
  }
});

scene('a game by correspondence goes on over two visits and two devices', async (browsers) => {
  const ada = await browsers.open();
  const ben = await browsers.open({ locale: 'de-DE' });
  await ada.goto('/new/fort-chitral?with=friend');
  await pick(ada, 'Days per move');
  await ada
    .getByText('3 days for each move, and 14 days off for each player in the whole game.')
    .waitFor();
  await ada.getByRole('button', { name: 'Start' }).click();
  await ada.waitForURL('**/table/*');
  const table = new URL(ada.url()).pathname;
  await join(ada, ben);
  await ben.getByRole('button', { name: 'Platz nehmen' }).click();
  await ben.getByRole('grid').waitFor();
  await move(ada, 'a1', 'a2');
  await ada.getByRole('heading', { name: /Black to move/ }).waitFor();
  await isWhole(ada);
  await ben.getByRole('heading', { name: 'Du bist am Zug' }).waitFor();
  await ben
    .getByRole('timer', { name: /3 Tage/ })
    .first()
    .waitFor();
  // The first visit ends; meanwhile the other player moves.
  const code = await ask<{ code: string }>(ada, '/api/me/transfer', {});
  await ada.goto('/');
  const { state } = await look(ben, tableOf(ben));
  await ask(ben, `/api${table.replace('table', 'tables')}/moves`, {
    after: state.after,
    move: state.offers[0]?.move,
  });

  // The second visit is on another device.
  const phone = await browsers.open({ width: 360, height: 740, touch: true });
  await enter(phone);
  await ask(phone, '/api/me/claim', { code: code.code });
  await phone.goto('/my-games');
  const waiting = phone.getByRole('region').first().getByRole('listitem').first();
  await waiting.locator('.what').getByText('3 days').waitFor();
  // At once it is all of them, and less as soon as the list is asked for again.
  await waiting.getByText(/^\s*(3 days|2 days, 23 hours) left\s*$/).waitFor();
  await expectAccessible(phone, 'my games with a deadline');
  await waiting.getByRole('link').click();
  await phone.waitForURL(`**${table}`);
  await phone.getByText('Since your last visit:').waitFor();
  await phone.getByRole('timer', { name: /(3 days|2 days, 23 hours), running/ }).waitFor();
  await phone
    .getByRole('status')
    .filter({ hasText: /You have (3 days|2 days, 23 hours) left\./ })
    .waitFor();

  // Days off stop the clock until one is back, and the other player is told.
  await phone.getByRole('button', { name: 'More' }).click();
  await phone.getByRole('button', { name: 'Take days off' }).click();
  const sure = phone.getByRole('dialog', { name: 'Take days off' });
  await sure.getByText(/for 14 days at most/).waitFor();
  await expectAccessible(phone, 'days off are explained');
  await sure.getByRole('button', { name: 'Take days off' }).click();
  const told = ben.getByRole('group', { name: /hat sich freigenommen/ });
  await told.waitFor();
  await sure.waitFor({ state: 'hidden' });
  expect((await clocksOf(phone))?.running).toBeNull();
  await phone.keyboard.press('Escape');
  await phone.getByRole('button', { name: 'I am back' }).click();
  await told.waitFor({ state: 'hidden' });
  expect((await clocksOf(phone))?.running).toBe('white');

  // What is played there is seen on the first device, too.
  await ada.goto(table);
  const mine = (await look(phone, tableOf(phone))).state;
  await ask(phone, `/api${table.replace('table', 'tables')}/moves`, {
    after: mine.after,
    move: mine.offers[0]?.move,
  });
  await ada.getByRole('heading', { name: /Black to move/ }).waitFor();
  await ben.getByRole('heading', { name: 'Du bist am Zug' }).waitFor();
});

scene('on one device a clock waits until the device is handed over', async (browsers) => {
  const page = await browsers.open({ width: 360, height: 740 });
  await enter(page);
  const { id } = await ask<Table>(page, '/api/tables', {
    game: VOTES,
    seats: { suffragist: 'me', opposition: 'device' },
    clock: { kind: 'game', seconds: 600, increment: 5 },
  });
  await page.goto(`/table/${id}`);
  const take = page.getByRole('button', { name: 'I have it: show my side' });
  // A side's first turn costs no time; after that its clock waits for the device.
  let waits = await clocksOf(page);
  for (let turns = 0; !waits?.ready; turns++) {
    expect(turns, 'turns until a clock waits').toBeLessThan(12);
    await take.click();
    await mapOf(page).waitFor();
    const viewer = (await look(page, id)).state.viewer;
    for (;;) {
      const { viewer: now, after, offers } = (await look(page, id)).state;
      if (now !== viewer) break;
      await ask(page, `/api/tables/${id}/moves`, { after, move: offers[0]?.move });
    }
    waits = await clocksOf(page);
  }
  expect(waits.running).toBeNull();
  await take.click();
  const running = page.getByRole('timer', { name: /, running$/ });
  await running.waitFor();
  expect((await clocksOf(page))?.ready).toBeNull();
  await expect.poll(() => page.getByRole('timer').count()).toBe(2);
  await expectAccessible(page, 'a map with clocks on a phone');
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { startProxy } from './proxy';
import { randomNumbers } from './random';
import { scene } from './scene';
import { ask, enter, look } from './table';
import { Hand, mapOf, VOTES } from './tableau';

// Several people at a table of Votes for Women, each in a browser of their own.

const SEATS = ['purple', 'yellow', 'first', 'second'];

/** Opens a table for friends and lets each of them sit down by their link. */
async function company(
  host: Page,
  friends: Page[],
  mode: string,
  seats: string[],
): Promise<string> {
  await enter(host);
  const [own = '', ...others] = seats;
  const table = await ask<Table>(host, '/api/tables', {
    game: VOTES,
    options: { mode },
    seats: Object.fromEntries([[own, 'me'], ...others.map((seat) => [seat, 'open'])]),
  });
  for (const [at, friend] of friends.entries()) {
    const invite = table.state.invites.find(({ seat }) => seat === others[at]);
    await friend.goto(invite?.path ?? '');
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await mapOf(friend).waitFor();
  }
  await host.goto(`/table/${table.id}`);
  await mapOf(host).waitFor();
  return table.id;
}

scene(
  'two play together against the Oppobot, and one of them is cut off for a while',
  async (browsers) => {
    browsers.excuse(/net::ERR_(CONNECTION|EMPTY|INCOMPLETE|SOCKET)/);
    const proxy = await startProxy(browsers.address);
    const ann = await browsers.open();
    const ben = await browsers.open({ at: proxy.address, theme: 'dark' });
    const id = await company(ann, [ben], 'cooperative', ['purple', 'yellow']);
    const afterOf = async (page: Page) =>
      Number(await page.locator('[data-after]').getAttribute('data-after'));
    await proxy.cut();
    const banner = ben.getByText('Connection lost. Reconnecting');
    await banner.waitFor();
    const before = await afterOf(ben);
    const hand = new Hand(ann, false);
    for (;;) {
      const { state } = await look(ann, id);
      const [offer] = state.offers;
      if (state.turn.kind !== 'decide' || state.turn.seat !== 'purple' || !offer) break;
      await hand.play(offer, state.after);
    }
    expect(await afterOf(ben)).toBe(before);
    await proxy.mend();
    await banner.waitFor({ state: 'hidden' });
    const { state } = await look(ann, id);
    for (const page of [ann, ben]) {
      await page.locator(`[data-after="${state.after}"]`).waitFor();
    }
    // What happened meanwhile is there, and the game goes on from the other browser.
    const names = (page: Page) =>
      page
        .locator('[data-target]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('data-target')));
    expect(await names(ben)).toEqual(await names(ann));
    const told = await look(ben, id);
    const [next] = told.state.offers;
    if (next) {
      await new Hand(ben, false).play(next, told.state.after);
      const now = (await look(ben, id)).state.after;
      // Dice and draws may follow by themselves.
      await expect.poll(() => afterOf(ann)).toBeGreaterThanOrEqual(now);
    }
    await expectAccessible(ben, 'two together, dark');
    await proxy.cut();
  },
);

/** Everything that a browser is told about a table, the live line included. */
function eavesdrop(page: Page): string[] {
  const heard: string[] = [];
  page.on('response', (response) => {
    if (/\/api\/tables/.test(response.url())) {
      response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
    }
  });
  return heard;
}

scene('in four browsers no byte of another hand arrives', async (browsers) => {
  const pages: Page[] = [];
  for (let at = 0; at < SEATS.length; at++) pages.push(await browsers.open());
  const heard = pages.map(eavesdrop);
  const [host, ...friends] = pages as [Page, ...Page[]];
  const id = await company(host, friends, 'two-on-two', SEATS);
  // The live line of each browser, read once more in plain text with the same cookie.
  const lines = pages.map((page) =>
    page.evaluate(async (table) => {
      const answer = await fetch(`/api/events?follow=${table}:0&lang=en`);
      const reader = answer.body?.getReader();
      const text = new TextDecoder();
      const kept: string[] = [];
      (globalThis as unknown as { heard: string[] }).heard = kept;
      void (async () => {
        for (;;) {
          const piece = await reader?.read();
          if (!piece || piece.done) return;
          kept.push(text.decode(piece.value, { stream: true }));
        }
      })();
    }, id),
  );
  await Promise.all(lines);
  const random = randomNumbers(1920);
  /** What each seat has ever held, and what each has been shown anywhere. */
  const held = SEATS.map(() => new Set<string>());
  const shown = SEATS.map(() => new Set<string>());
  const note = async () => {
    for (const [at, page] of pages.entries()) {
      const { state } = await look(page, id);
      const spots = state.view.kind === 'tableau' ? state.view.spots : [];
      for (const { id: spot, things } of spots) {
        for (const { kind } of things.filter((thing) => thing.kind.startsWith('card:'))) {
          shown[at]?.add(kind);
          if (spot === `hand.${SEATS[at]}` || spot === `drawn.${SEATS[at]}`) held[at]?.add(kind);
        }
      }
    }
  };
  const secrets = (of: number, from: number) =>
    [...(held[of] ?? [])].filter((card) => !shown[from]?.has(card));
  await note();
  // Later a hand may be known as a whole; at first each one is a secret of its own.
  for (const at of SEATS.keys()) {
    for (const other of SEATS.keys()) {
      expect(secrets(other, at).length > 0, `secrets of ${SEATS[other]}`).toBe(other !== at);
    }
  }
  for (let moves = 0; moves < 24; moves++) {
    for (const page of pages) {
      const { state } = await look(page, id);
      if (state.offers.length > 0) {
        const offer = state.offers[random(state.offers.length)];
        await ask(page, `/api/tables/${id}/moves`, { after: state.after, move: offer?.move });
        await note();
        break;
      }
    }
  }
  for (const [at, page] of pages.entries()) {
    const stream = await page.evaluate(() =>
      (globalThis as unknown as { heard: string[] }).heard.join(''),
    );
    const all = [...(heard[at] ?? []), stream].join('\n');
    expect(all).toContain(`hand.${SEATS[at]}`);
    for (const other of SEATS.keys()) {
      for (const card of secrets(other, at)) {
        expect(all.includes(card), `${SEATS[at]} heard of ${card}, held by ${SEATS[other]}`).toBe(
          false,
        );
      }
    }
  }
});

scene('the table speaks German', async (browsers) => {
  const page = await browsers.open({ locale: 'de-DE', width: 360, height: 740, theme: 'dark' });
  await enter(page);
  const { id } = await ask<Table>(page, '/api/tables?lang=de', {
    game: VOTES,
    options: { mode: 'solitaire' },
    seats: { suffragist: 'me' },
  });
  await page.goto(`/table/${id}`);
  await mapOf(page).waitFor();
  await page.getByText('Karte aus der Hand').first().waitFor();
  await page.getByRole('button', { name: 'Tipp' }).waitFor();
  for (const word of ['Karten', 'Verlauf', 'Spieler']) {
    await page.getByRole('button', { name: word, exact: true }).waitFor();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page, 'a tableau in German, dark');
});

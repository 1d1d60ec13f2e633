import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Table } from '../src/api/types';
import { startProgram, type Program } from './program';
import { teachToRead } from './reader';
import { expectReplayed } from './replay';
import { scene } from './scene';
import { playToTheEnd } from './script';
import { ask, enter, look } from './table';
import { mapOf, sitAtTableau, VOTES } from './tableau';

// Whole games of Votes for Women by presses, and through them again. They are dealt from a word, and
// the script's choices follow from a number, so that they are the same each time.

const WORD = '1912';
const SEED = 1912;
/** On a tablet map, tracks, hand and what lies on the table are in one view, and no long log is drawn. */
const TABLET = { width: 800, height: 1024, traced: false };

let program: Program;
beforeAll(async () => {
  program = await startProgram(0, `demonstration = ${WORD}\n`);
});
afterAll(() => program.stop());

/** A page that has seen nothing of the game knows its past from what is told at its end. */
async function comeAnew(page: Page): Promise<void> {
  await page.reload();
  await mapOf(page).waitFor();
}

scene('a game alone to its end, and back through it step by step', async (browsers) => {
  const page = await browsers.open({ at: program.address, ...TABLET });
  await teachToRead(page);
  const { id } = await sitAtTableau(page, {
    options: { mode: 'solitaire' },
    seats: { suffragist: 'me' },
  });
  const moments = await playToTheEnd(page, SEED);
  await page.getByRole('heading', { name: /^You (win|lost)$/ }).waitFor();
  await comeAnew(page);
  const { entries, state } = await look(page, id);
  expect(await expectReplayed(page, entries, moments, [state.after, 0])).toBe(moments.length);
});

/** Looks at the finished game from another seat. */
async function seeAs(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await page.getByLabel('Seen by').selectOption(title);
  await page.getByText(`Seen by: ${title}`).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
}

scene('two on two at one device to the end, and then from every seat', async (browsers) => {
  const page = await browsers.open({ at: program.address, ...TABLET });
  await teachToRead(page);
  await enter(page);
  const { id } = await ask<Table>(page, '/api/tables', {
    game: VOTES,
    options: { mode: 'two-on-two' },
    seats: { purple: 'me', yellow: 'device', first: 'device', second: 'device' },
  });
  await page.goto(`/table/${id}`);
  const moments = await playToTheEnd(page, SEED);
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await comeAnew(page);
  const { after, seats } = (await look(page, id)).state;
  // Two of them go back to the start, one after the other, and two on to the end again.
  const half = Math.round(after / 2);
  const ways: [number, number][] = [
    [after, half],
    [half, 0],
    [0, half],
    [half, after],
  ];
  for (const [at, { name, title }] of seats.entries()) {
    await seeAs(page, title);
    const { entries } = await look(page, `${id}?seat=${name}`);
    const seen = moments.filter(({ seat }) => seat === title);
    const compared = await expectReplayed(page, entries, seen, ways[at]!);
    expect(compared, title).toBeGreaterThan(9);
  }
});

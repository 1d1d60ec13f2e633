import { afterAll, beforeAll, expect } from 'vitest';
import type { NewTable, TableauPlan } from '../src/api/types';
import { startProgram, type Program } from './program';
import { randomNumbers } from './random';
import { expectReplayed } from './replay';
import { scene, type Browsers } from './scene';
import { chosenBriefly, ScriptedPlayer } from './script';
import { look } from './table';

// Whole games of Votes for Women, by clicks. Dealt from a word, so that they are the same each time.

let program: Program;
beforeAll(async () => {
  program = await startProgram(0, 'demonstration = 1848\n');
});
afterAll(() => program.stop());

/** Plays from the first question to the last; gives back the page and all that the server told. */
async function playToItsEnd(
  browsers: Browsers,
  wish: Partial<NewTable>,
  seed: number,
): Promise<ScriptedPlayer> {
  const page = await browsers.open({ at: program.address });
  const player = await ScriptedPlayer.sit(page, wish);
  const pick = randomNumbers(seed);
  while (player.state.turn.kind === 'decide') {
    await player.decide(chosenBriefly(player.state.offers, pick));
  }
  expect(player.state.turn.kind).toBe('over');
  return player;
}

scene('a game alone to its end, and through it again step by step', async (browsers) => {
  const player = await playToItsEnd(
    browsers,
    { options: { mode: 'solitaire' }, seats: { suffragist: 'me' } },
    1848,
  );
  const { page, table, moments } = player;
  await page.getByRole('heading', { name: /^You (win|lost)$/ }).waitFor();
  const plan = table.tableau as TableauPlan;
  const { entries } = await look(page, table.id);
  console.log(entries.length, moments.length, player.presses);
  const back = await expectReplayed(page, plan, entries, moments, 'One move back', 80);
  await page.getByRole('button', { name: 'To the start' }).click();
  const forth = await expectReplayed(page, plan, entries, moments, 'One move forward', 80);
  console.log(back, forth);
  expect(Math.min(back, forth)).toBeGreaterThan(10);
});

const FOUR = { purple: 'me', yellow: 'device', first: 'device', second: 'device' };

scene('two on two at one device to the end, and each seat sees its own game', async (browsers) => {
  const t0 = Date.now();
  const player = await playToItsEnd(
    browsers,
    { options: { mode: 'two-on-two' }, seats: FOUR },
    1920,
  );
  const { page, table, moments } = player;
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  console.log(moments.length, player.presses, Date.now() - t0);
  const plan = table.tableau as TableauPlan;
  for (const seat of Object.keys(FOUR)) {
    await page.getByRole('button', { name: 'Players' }).click();
    await page.getByRole('combobox').selectOption(seat);
    await page.keyboard.press('Escape');
    const { entries } = await look(page, `${table.id}?seat=${seat}`);
    const own = moments.filter(({ viewer }) => viewer === seat);
    await page.getByRole('button', { name: 'To the start' }).click();
    const seen = await expectReplayed(page, plan, entries, own, 'One move forward', 40);
    console.log(seat, seen);
    expect(seen).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Back to now' }).click();
  }
});

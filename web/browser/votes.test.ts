import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hint } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { quickScene, scene } from './scene';
import { ask, look } from './table';
import { Hand, mapOf, prompt, sitAtTableau } from './tableau';

// Votes for Women: a map, hands of cards, dice, and the Oppobot.

const SOLITAIRE = { options: { mode: 'solitaire' }, seats: { suffragist: 'me' } };

/** What a good player would do now, asked as the page asks for it. */
const hint = (page: Page, id: string, after: number) =>
  ask<Hint>(page, `/api/tables/${id}/hint`, { after });

/** Whether all of it is on the screen. */
async function inView(page: Page): Promise<boolean> {
  const box = await prompt(page).boundingBox();
  const { height = 0, width = 0 } = page.viewportSize() ?? {};
  return (
    !!box && box.y >= 0 && box.x >= 0 && box.y + box.height <= height + 1 && box.width <= width
  );
}

/** Plays until a turn begins, as the hints propose; gives back how often was pressed. */
async function playByHints(page: Page, id: string, hand: Hand, turn: number): Promise<void> {
  for (;;) {
    const { state } = await look(page, id);
    const turns =
      state.view.kind === 'tableau' ? state.view.spots.find((s) => s.id === 'turn') : undefined;
    if (state.turn.kind === 'over' || (turns?.things[0]?.count ?? 0) >= turn) return;
    const { offer } = await hint(page, id, state.after);
    // Where all that is left goes to one place, one press is enough.
    const rest = prompt(page).locator(`[data-rest="${offer.move}"]`);
    const left = state.turn.kind === 'decide' ? (state.turn.left ?? 0) : 0;
    if (left > 1 && (await rest.count()) > 0 && (await goesOn(page, id, offer, state.after, left))) {
      await hand.press(rest);
      await expect.poll(async () => (await look(page, id)).state.after).toBeGreaterThan(state.after + left - 1);
    } else {
      await hand.play(id, offer, state.after);
    }
    expect(await inView(page), 'the question is in view').toBe(true);
  }
}

for (const seed of [1, 2, 3]) {
  scene(`two turns of solitaire on a phone, game ${seed}`, async (browsers) => {
    const page = await browsers.open({ width: 360, height: 740, touch: true });
    const { id } = await sitAtTableau(page, SOLITAIRE);
    const hand = new Hand(page, true);
    await playByHints(page, id, hand, 3);
    console.log(`taps: ${hand.presses}`);
    expect(hand.presses).toBeLessThanOrEqual(60);
    await expectAccessible(page, 'a tableau on a phone');
  });
}

quickScene('solitaire is played with a mouse', async (browsers) => {
  const page = await browsers.open({ width: 1280, height: 720 });
  const { id } = await sitAtTableau(page, SOLITAIRE);
  expect(await mapOf(page).boundingBox()).toMatchObject({ y: expect.any(Number) });
  await expectAccessible(page, 'a tableau');
  await playByHints(page, id, new Hand(page, false), 2);
});

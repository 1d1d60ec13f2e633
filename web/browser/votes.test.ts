import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hint, Offer } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { DEALS } from './deals';
import { startProgram } from './program';
import { quickScene, scene, type Browsers, type Looks } from './scene';
import { look } from './table';
import { Hand, place, prompt, sitAtTableau } from './tableau';

// Votes for Women: a map, hands of cards, dice, and the Oppobot.

const SOLITAIRE = { options: { mode: 'solitaire' }, seats: { suffragist: 'me' } };

/** Whether all of the question is on the screen, without scrolling. */
async function inView(page: Page): Promise<boolean> {
  const box = await prompt(page).boundingBox();
  const { height = 0, width = 0 } = page.viewportSize() ?? {};
  const scrolled = await page.evaluate(() => scrollY);
  return (
    scrolled === 0 &&
    !!box &&
    box.y >= 0 &&
    box.y + box.height <= height + 1 &&
    box.x >= 0 &&
    box.width <= width
  );
}

/** Deals solitaire from a word, and plays what is written down for it until a turn begins. */
async function playDealt(
  browsers: Browsers,
  looks: Looks,
  word: keyof typeof DEALS,
  turn: number,
  play: (page: Page, offer: Offer, after: number) => Promise<void>,
  andThen: (page: Page) => Promise<void>,
): Promise<void> {
  const program = await startProgram(0, `demonstration = ${word}\n`);
  try {
    const page = await browsers.open({ ...looks, at: program.address });
    const { id } = await sitAtTableau(page, SOLITAIRE);
    for (const move of DEALS[word].trim().split(/\s+/)) {
      const { state } = await look(page, id);
      const spots = state.view.kind === 'tableau' ? state.view.spots : [];
      const now = spots.find((spot) => spot.id === 'turn')?.things[0]?.count ?? 0;
      if (now >= turn) break;
      const offer = state.offers.find((one) => one.move === move);
      if (!offer) throw new Error(`${move} is not offered after entry ${state.after}`);
      await play(page, offer, state.after);
      await expect.poll(() => inView(page), { message: 'the question is in view' }).toBe(true);
    }
    await andThen(page);
    await page.goto('about:blank');
  } finally {
    await program.stop();
  }
}

const PHONE = { width: 360, height: 740, touch: true };
const DESKTOP = { width: 1280, height: 720 };

for (const word of ['1869', '1890', '1917'] as const) {
  scene(`two turns of solitaire on a phone in at most 60 taps, dealt from ${word}`, (browsers) => {
    let presses = 0;
    const tap = async (page: Page, offer: Offer, after: number) => {
      const hand = new Hand(page, true);
      await hand.play(offer, after);
      presses += hand.presses;
    };
    return playDealt(browsers, PHONE, word, 3, tap, async (page) => {
      expect(presses).toBeGreaterThan(30);
      expect(presses).toBeLessThanOrEqual(60);
      await expectAccessible(page, 'a tableau on a phone');
    });
  });
}

/** Goes to a place of the map by arrows, and picks it. */
async function pickByArrows(page: Page, id: string): Promise<void> {
  await page.keyboard.press('m');
  const middle = async (of: string) => {
    const box = await place(page, of).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
  for (let tries = 0, here = await focused(); here !== id; tries++, here = await focused()) {
    expect(tries, `on the way to ${id}, at ${here}`).toBeLessThan(40);
    const [from, to] = [await middle(here), await middle(id)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    const along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
    // Where the nearer way leads nowhere new, the other one does.
    const straight = Math.abs(dx) > Math.abs(dy) === tries % 3 < 2;
    await page.keyboard.press(straight ? across : along);
  }
  await page.keyboard.press('Enter');
}

/** Plays an offer without a mouse. */
async function playByKeys(page: Page, offer: Offer, after: number): Promise<void> {
  const { target } = offer;
  const press = (key: string) => page.keyboard.press(key);
  // The server may know of more than the page shows yet.
  await page.locator(`[data-after="${after}"]`).waitFor();
  if (target?.card) {
    await press('h');
    const cards = page.locator('.hand [data-card]');
    const at = (
      await cards.evaluateAll((faces) => faces.map((face) => (face as HTMLElement).dataset.card))
    ).indexOf(target.card);
    await press('Home');
    for (let i = 0; i < at; i++) await press('ArrowRight');
    await press('Enter');
    const use = prompt(page).locator(`.uses [data-act="${target.act}"]`);
    await press(((await use.locator('.name').textContent()) ?? '').charAt(0).toLowerCase());
  } else if (target?.place && target.place.length === 2) {
    const kind = prompt(page).locator(`.kinds [data-kind="${target.kind}"]`);
    if ((await kind.count()) > 0 && (await kind.getAttribute('aria-pressed')) !== 'true') {
      await press('x');
    }
    await pickByArrows(page, target.place);
  } else {
    // Everything else is a button under the question.
    await press('q');
    const wanted =
      target?.amount != null ? '.stepper .button:last-child' : `[data-move="${offer.move}"]`;
    if (target?.amount != null) {
      const stepper = prompt(page).locator('.stepper');
      const shown = Number(await stepper.locator('output').textContent());
      const button = stepper.getByRole('button', {
        name: target.amount > shown ? 'More' : 'Fewer',
      });
      for (let n = shown; n !== target.amount; n += Math.sign(target.amount - n)) {
        await button.focus();
        await press('Enter');
      }
    } else if (target?.place) {
      await prompt(page).locator(`[data-menu="${target.act} ${target.kind}"]`).focus();
      await press('Enter');
    }
    for (let tabs = 0; tabs < 30; tabs++) {
      if (
        await prompt(page)
          .locator(wanted)
          .evaluate((it) => it === document.activeElement)
      )
        break;
      await press('Tab');
    }
    await press('Enter');
  }
  await page.locator(`[data-after]:not([data-after="${after}"])`).waitFor();
}

scene('solitaire by keyboard alone', (browsers) =>
  playDealt(browsers, DESKTOP, '1890', 2, playByKeys, async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    await expectAccessible(page, 'the keys');
  }),
);

quickScene('solitaire with a mouse: everything is in one view', (browsers) => {
  const click = (page: Page, offer: Offer, after: number) =>
    new Hand(page, false).play(offer, after);
  return playDealt(browsers, DESKTOP, '1917', 2, click, async (page) => {
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(tall).toBeLessThanOrEqual(DESKTOP.height);
    await expectAccessible(page, 'a tableau');
  });
});

scene('a hint is told beside the question, and can be followed', async (browsers) => {
  const page = await browsers.open(PHONE);
  const { id } = await sitAtTableau(page, SOLITAIRE);
  const { state } = await look(page, id);
  const [answer] = await Promise.all([
    page.waitForResponse((got) => got.url().includes(`/api/tables/${id}/hint`)),
    page.getByRole('button', { name: 'Hint' }).tap(),
  ]);
  const { offer } = (await answer.json()) as Hint;
  await prompt(page)
    .getByText(offer.label ?? offer.move)
    .first()
    .waitFor();
  await new Hand(page, true).play(offer, state.after);
});

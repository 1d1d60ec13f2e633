import type { Locator, Page } from 'playwright-core';
import type { NewTable, Offer, Table } from '../src/api/types';
import { ask, enter } from './table';

export const VOTES = 'votes-for-women';

/** Sets a table of a tableau game without the form for it, and sits down at it. */
export async function sitAtTableau(page: Page, wish: Partial<NewTable>): Promise<Table> {
  await enter(page);
  const table = await ask<Table>(page, '/api/tables', { game: VOTES, ...wish });
  await page.goto(`/table/${table.id}`);
  await mapOf(page).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return table;
}

export const mapOf = (page: Page): Locator => page.locator('[data-map]');
export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'Now' });
export const place = (page: Page, id: string): Locator => page.locator(`[data-target="${id}"]`);

/** What shows which part of the map is in sight. */
const SIGHT = '[data-map] .pane > svg';

type Box = { x: number; y: number; width: number; height: number };

/** Presses as a finger or a mouse would, and counts. */
export class Hand {
  presses = 0;

  constructor(
    readonly page: Page,
    readonly touch: boolean,
  ) {}

  async press(what: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    await (this.touch ? what.tap() : what.click());
    this.presses++;
  }

  /** A place of the map: where it is small, the first press only brings it nearer. */
  async pick(id: string, after: number): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      const box = await this.resting(id);
      const sight = await this.page.locator(SIGHT).getAttribute('style');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await (this.touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
      this.presses++;
      // Only a map that has come nearer wants another press; one that is busy wants patience. While
      // nothing can be picked, an answer is awaited, and the map may go back by itself.
      const answer = await this.page.waitForFunction(
        ({ at, after, sight }) => {
          const now = document.querySelector<HTMLElement>('[data-after]')?.dataset.after;
          if (now !== undefined && Number(now) > after) return 'played';
          const asks = document.querySelector('[data-map] .pickable') !== null;
          return asks && document.querySelector(at)?.getAttribute('style') !== sight && 'nearer';
        },
        { at: SIGHT, after, sight },
      );
      if ((await answer.jsonValue()) === 'played') return;
    }
    throw new Error(`${id} did not answer`);
  }

  /** Where a place is, once the map has stopped moving. */
  private async resting(id: string): Promise<Box> {
    for (let before: Box | null = null; ;) {
      const box = await place(this.page, id).boundingBox();
      if (!box) throw new Error(`${id} is not to be seen`);
      if (before?.x === box.x && before.y === box.y && before.width === box.width) return box;
      before = box;
      await this.page.evaluate(() => new Promise((next) => setTimeout(next, 50)));
    }
  }

  /** Plays an offer as a person would: on the map, by a card and its use, or by a button. */
  async play(offer: Offer, after: number): Promise<void> {
    const { page } = this;
    const target = offer.target;
    // The server may know of more than the page shows yet.
    await page.locator(`[data-after="${after}"]`).waitFor();
    const played = () => page.locator(`[data-after]:not([data-after="${after}"])`).waitFor();
    if (target?.place && target.kind === null ? true : target?.place && target.place.length === 2) {
      await this.choose(offer);
      await this.pick(target?.place ?? '', after);
    } else if (target?.card) {
      await this.select(target.card);
      await this.press(prompt(page).locator(`.uses [data-act="${target.act}"]`));
    } else if (target?.amount != null) {
      await this.step(target.amount);
    } else if (target?.place) {
      await this.press(prompt(page).locator(`[data-menu="${target.act} ${target.kind}"]`));
      await this.press(prompt(page).locator(`[data-move="${offer.move}"]`));
    } else {
      await this.press(prompt(page).locator(`[data-move="${offer.move}"]`));
    }
    await played();
  }

  /** Brings a card to hand: a finger swipes it into the middle, a mouse presses it. */
  private async select(id: string): Promise<void> {
    const card = this.page.locator(`.hand [data-card="${id}"]`);
    const chosen = this.page.locator(`.hand [data-card="${id}"][aria-pressed=true]`);
    if ((await chosen.count()) > 0) return;
    if (this.touch) {
      await card.evaluate((face) => face.scrollIntoView({ inline: 'center', block: 'nearest' }));
    } else {
      await this.press(card);
    }
    await chosen.waitFor();
  }

  /** The colour that an offer needs, where there is a choice of them. */
  private async choose(offer: Offer): Promise<void> {
    const kind = prompt(this.page).locator(`.kinds [data-kind="${offer.target?.kind}"]`);
    if ((await kind.count()) > 0 && (await kind.getAttribute('aria-pressed')) !== 'true') {
      await this.press(kind);
    }
  }

  private async step(to: number): Promise<void> {
    const stepper = prompt(this.page).locator('.stepper');
    for (let tries = 0; tries < 20; tries++) {
      const at = Number(await stepper.locator('output').textContent());
      if (at === to) break;
      await this.press(stepper.getByRole('button', { name: at < to ? 'More' : 'Fewer' }));
    }
    await this.press(stepper.locator('.button').last());
  }
}

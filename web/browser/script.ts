import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewTable, Offer, State, Table, Update } from '../src/api/types';
import { ask } from './table';
import { Hand, place, VOTES } from './tableau';

/** What the server told at one moment: after which entry, to which seat, and what it saw. */
export type Moment = Pick<State, 'after' | 'viewer' | 'view'>;

/**
 * Plays at a tableau by pressing what the page shows. What is offered is learned from the answers
 * that the page itself gets, so that nothing is asked twice.
 */
export class ScriptedPlayer extends Hand {
  readonly moments: Moment[] = [];

  private constructor(
    page: Page,
    readonly table: Table,
    public state: State,
  ) {
    super(page, false);
    this.moments.push(state);
  }

  /** Sets a table and sits down at it. */
  static async sit(page: Page, wish: Partial<NewTable>): Promise<ScriptedPlayer> {
    await page.goto('/');
    const table = await ask<Table>(page, '/api/tables', { game: VOTES, ...wish });
    await page.goto(`/table/${table.id}`);
    const player = new ScriptedPlayer(page, table, table.state);
    await player.isShown();
    return player;
  }

  /** Plays an offer, and waits until the page shows what came of it. */
  async decide(offer: Offer): Promise<void> {
    const [answer] = await Promise.all([
      this.page.waitForResponse((one) => one.url().includes(`/${this.table.id}/moves`)),
      this.play(offer, this.state.after),
    ]);
    expect(answer.request().postDataJSON()).toMatchObject({ move: offer.move });
    this.state = ((await answer.json()) as Update).state;
    this.moments.push(this.state);
    await this.isShown();
  }

  /** With a mouse the map needs to come no nearer. */
  override async pick(id: string): Promise<void> {
    const box = await place(this.page, id).boundingBox();
    if (!box) {
      throw new Error(`${id} is not to be seen`);
    }
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    this.presses++;
  }

  /** The newest entry is shown; a device that several share is handed over before that. */
  private async isShown(): Promise<void> {
    const newest = this.page.locator(`[data-after="${this.state.after}"] [data-map]`);
    const taken = this.page.locator('.hand-over .button');
    await newest.or(taken).first().waitFor({ state: 'attached' });
    if ((await taken.count()) > 0) {
      await taken.click();
      await newest.waitFor({ state: 'attached' });
    }
  }
}

/** What ends a question soonest, the best of it first. */
const BRIEF = ['done', 'stop', 'keep', 'ready', 'pass', 'decline'];
/** Lobbying needs no map and so is quickest, but a game is more than that. */
const USES = ['lobby', 'lobby', 'lobby', 'lobby', 'organize', 'event', 'campaign'];

/** Chooses so that a game ends soon, and yet something of everything comes about. */
export function chosenBriefly(offers: readonly Offer[], pick: (below: number) => number): Offer {
  const of = (act: string | undefined) => offers.filter(({ target }) => target?.act === act);
  const brief = BRIEF.flatMap(of);
  const uses = of(USES[pick(USES.length)]);
  const most = of('use').slice(-1);
  const good = [most, uses, offers].find((some) => some.length > 0) ?? [];
  const offer = brief.length > 0 && pick(8) > 0 ? brief[0] : good[pick(good.length)];
  if (!offer) {
    throw new Error('Nothing is offered.');
  }
  return offer;
}

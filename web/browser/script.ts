import type { Page } from 'playwright-core';
import { randomNumbers } from './random';
import type { Picture } from './reader';

/** What the page showed at one moment of a game: after which entry, and to whom. */
export interface Moment {
  after: number;
  /** The seat that had been given the device; empty where nobody else plays at it. */
  seat: string;
  picture: Picture;
}

/** What ends a question soonest, the best of it first. */
const BRIEF = ['keep', 'stop', 'done', 'ready', 'decline'];
/** What a card is used for, from what asks the least; a game is more than that, but it takes longer. */
const USES = ['lobby', 'organize', 'event', 'campaign'];
/** More than any game needs. */
const NUMBERS = 10_000;

/**
 * Plays to the end of the game by pressing what the page shows, for everybody at the device. All of it
 * happens in the page: whoever waits for a script outside would wait for most of the time.
 */
export async function playToTheEnd(page: Page, seed: number): Promise<Moment[]> {
  const random = randomNumbers(seed);
  const numbers = Array.from({ length: NUMBERS }, () => random(1 << 16));
  const told = await page.evaluate(
    async ({ numbers, brief, uses }) => {
      const { read, until, settled } = globalThis.reader;
      const moments: Moment[] = [];
      let [seat, drawn] = ['', 0];
      const below = (limit: number) => numbers[drawn++]! % limit;
      const one = <T>(of: T[]): T | undefined => of[below(Math.max(of.length, 1))];
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const isThere = (selector: string) => document.querySelector(selector) !== null;
      const after = () => Number(all('[data-after]')[0]?.dataset.after);

      /** Opens something, and waits for what it opens. */
      const open = async (what: HTMLElement | undefined, shows: string) => {
        what?.click();
        await until(() => isThere(shows));
        return all(shows);
      };
      /** The button that answers the question, once all that leads to it has been pressed. */
      const answer = async (): Promise<HTMLElement | undefined> => {
        const buttons = all('.answers > [data-move]');
        const places = all('[data-map] .pickable');
        const menus = all('.answers [data-menu]');
        const soonest = brief
          .flatMap((word) => buttons.filter(({ dataset }) => dataset.move?.startsWith(word)))
          .at(0);
        if (soonest && below(8) > 0) return soonest;
        if (isThere('.stepper')) {
          const more = all('.stepper button')[1]!;
          for (let times = below(4); times > 0; times--) more.click();
          await settled();
          return all('.stepper button').at(-1);
        }
        const wish = one([...buttons, ...places, ...menus]);
        if (wish?.dataset.menu) return one(await open(wish, '.answers [data-menu] ~ [data-move]'));
        if (wish) return wish;
        const card = one(all('section.hand:first-child li:has(.face:not(.dimmed)) [data-card]'));
        const offered = await open(card, '.uses .use:not(.off)[data-act]');
        // Cards from elsewhere lie beside the hand only for as long as there is a choice of them.
        if (!offered.some(({ dataset }) => uses.includes(dataset.act ?? ''))) {
          delete moments.at(-1)?.picture['Your hand'];
        }
        const wishes = below(3) > 0 ? uses : [one(uses), ...uses];
        return wishes
          .flatMap((act) => offered.filter(({ dataset }) => dataset.act === act))
          .concat(offered)
          .at(0);
      };

      for (;;) {
        await until(() =>
          isThere('.hand-over, .prompt.mine .answers, .prompt [href$="/analysis"]'),
        );
        await settled();
        if (isThere('.hand-over')) {
          seat = all('.hand-over h2')[0]?.textContent?.split(': ').at(-1) ?? '';
          all('.hand-over .button')[0]?.click();
          await until(() => isThere('[data-map] [data-target]'));
          continue;
        }
        moments.push({ after: after(), seat, picture: read() });
        // As text it is sent far more quickly than part by part.
        if (!isThere('.prompt.mine')) return JSON.stringify(moments);
        const before = after();
        (await answer())?.click();
        await until(() => after() !== before || isThere('.hand-over'));
      }
    },
    { numbers, brief: BRIEF, uses: USES },
  );
  return JSON.parse(told) as Moment[];
}

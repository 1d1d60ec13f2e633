import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LessonList, Offer, Table } from '../src/api/types';
import { expectAccessible, expectAccessibleInBothThemes } from './accessibility';
import { Finger } from './finger';
import { scene } from './scene';
import { ask, enter, isCalled, middle, square } from './table';

// Lessons on a board: by finger on a phone, then the next one by keyboard on a desktop.

const board = async (page: Page) => {
  await page.getByRole('grid').waitFor();
  await page.evaluate(() => document.fonts.ready);
};
const told = (page: Page, words: RegExp) => page.getByText(words).first().waitFor();

scene('a lesson is learned by touch, and a wrong move is answered', async (browsers) => {
  const page = await browsers.open({ touch: true, width: 360, height: 740, theme: 'dark' });
  await page.goto('/learn/suffragetto');
  await page.getByText('0 of 7 done').waitFor();
  await page.getByRole('link', { name: 'Start: The goal' }).tap();
  await board(page);
  await told(page, /^The building at the top/);
  await page.getByRole('button', { name: 'Next' }).tap();
  await page.getByRole('button', { name: 'Next' }).tap();
  await told(page, /^One place is free/);
  await expectAccessible(page, 'a lesson on a phone');
  const finger = await Finger.on(page);
  const go = async (from: string, to: string) => {
    await square(page, from).and(page.locator('.movable')).waitFor();
    await finger.tapThrough(await middle(page, from));
    await isCalled(page, from, /picked up/);
    await finger.tapThrough(await middle(page, to));
  };
  await go('k14', 'k16');
  await page.getByRole('link', { name: 'Rule S4' }).waitFor();
  await go('i14', 'j14');
  await told(page, /^That move does not bring a sixth/);
  await isCalled(page, 'j14', /empty/);
  await go('k14', 'j14');
  await told(page, /^Well done/);
  await isCalled(page, 'j14', /Suffragette/);
  await page.getByRole('link', { name: 'Next lesson' }).tap();
  await told(page, /^A step goes to a free square/);
  await board(page);
  await go('f8', 'f9');
  await told(page, /^The large pieces are Leaders/);
  await page.reload();
  await told(page, /^The large pieces are Leaders/);
  await isCalled(page, 'f9', /Suffragette/);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await told(page, /^A step goes to a free square/);
  await isCalled(page, 'f8', /Suffragette/);
  await page.getByRole('link', { name: 'All lessons' }).tap();
  await page.getByText('1 of 7 done').waitFor();
  await page.getByText('Done', { exact: true }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, 'nothing sticks out').toBeLessThanOrEqual(360);
});

scene('the last lesson by keyboard, in German, leads to a game', async (browsers) => {
  const page = await browsers.open({ width: 1440, locale: 'de-DE' });
  await page.goto('/learn/fort-chitral/fort');
  await board(page);
  await told(page, /^Schwarz hat drei Steine im Fort/);
  await expectAccessibleInBothThemes(page, 'a lesson that begins');
  await page.getByRole('button', { name: 'Weiter' }).focus();
  await page.keyboard.press('Enter');
  await told(page, /^Unter dem schwarzen Stein/);
  await square(page, 'k11').focus();
  await page.keyboard.press('Enter');
  await square(page, 'j10').focus();
  await page.keyboard.press('Enter');
  await told(page, /^Im Fort steht ein schwarzer Stein weniger/);
  await page.locator(':focus').and(page.locator('.cell, .words, button')).waitFor();
  await page.getByRole('button', { name: 'Weiter' }).focus();
  await page.keyboard.press('Enter');
  await told(page, /^Gut gemacht/);
  const play = page.getByRole('button', { name: 'Gegen Stufe 1 spielen' });
  await play.and(page.locator(':focus')).waitFor();
  await expectAccessibleInBothThemes(page, 'a lesson that is done');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');
  await page.getByRole('grid').waitFor();
});

/** Makes one of the moves that a step asks for: on the board, or beside it. */
async function make(page: Page, wanted: Offer[]): Promise<string> {
  const [offer] = wanted;
  if (!offer) throw new Error('nothing that is asked for is offered');
  if (offer.path.length > 0) {
    await square(page, offer.path[0]!).and(page.locator('.movable')).waitFor();
    for (const name of [offer.path[0]!, offer.path.at(-1)!]) {
      await square(page, name).focus();
      await page.keyboard.press('Enter');
    }
    return offer.move;
  }
  await page.getByRole('button', { name: `${offer.group} …` }).click();
  const dialogue = page.getByRole('dialog', { name: offer.group! });
  // It is fetched when it is first needed.
  await dialogue.locator('.chosen').waitFor();
  const chosen = async () => {
    const label = await dialogue.locator('.chosen').innerText();
    return wanted.find((one) => one.label === label)?.move;
  };
  for (const more of await dialogue.getByRole('button', { name: /^(More|Mehr)/ }).all()) {
    while (!(await chosen()) && (await more.getAttribute('aria-disabled')) !== 'true') {
      await more.click();
    }
  }
  const move = await chosen();
  await dialogue.getByRole('button', { name: offer.group!, exact: true }).click();
  return move ?? offer.move;
}

for (const [game, locale, next] of [
  ['suffragetto', 'en-GB', 'Next'],
  ['fort-chitral', 'de-DE', 'Weiter'],
] as const) {
  scene(`every lesson of ${game} comes to its end, from a first visit`, async (browsers) => {
    const page = await browsers.open({ locale });
    await enter(page);
    const { lessons } = await ask<LessonList>(page, `/api/games/${game}/lessons`);
    expect(lessons.length).toBeGreaterThan(4);
    for (const { id } of lessons) {
      const at = `/api/games/${game}/lessons/${id}`;
      const made: string[] = [];
      const known = () =>
        ask<Table>(page, `${at}?${new URLSearchParams(made.map((move) => ['move', move]))}`);
      const { lesson } = await known();
      // What another page has fetched must not help this one.
      await page.goto(`/learn/${game}/${id}`);
      await board(page);
      for (const step of lesson!.steps) {
        await page.getByText(step.say, { exact: true }).waitFor();
        if (step.times === 0) {
          await page.getByRole('button', { name: next, exact: true }).click();
          continue;
        }
        const { offers } = (await known()).state;
        made.push(
          await make(
            page,
            offers.filter(({ move }) => step.moves?.includes(move) ?? true),
          ),
        );
      }
      await page.getByText(lesson!.done, { exact: true }).waitFor();
    }
  });
}

import { expect } from 'vitest';
import { expectAccessible } from './accessibility';
import { scene } from './scene';
import type { CardIndex } from '../src/api/types';
import { ask } from './table';

const cards = '/games/votes-for-women/cards';

scene('cards are found by words, deck and era, and the address keeps it', async (browsers) => {
  const page = await browsers.open();
  await page.goto('/games/votes-for-women');
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  const all = await ask<CardIndex>(page, `/api${cards}?lang=en`);
  await page.getByRole('status').getByText(`${all.cards.length} cards`).waitFor();
  const late = all.cards.filter(({ deck, era }) => deck === 'opposition' && era === 'late');
  await page.getByText('Opposition', { exact: true }).first().click();
  await page.getByText('Late', { exact: true }).first().click();
  await page.getByText(`${late.length} of ${all.cards.length} cards`).waitFor();
  await page.getByRole('searchbox').fill('veto');
  await expect.poll(() => page.url()).toContain('?q=veto&deck=opposition&era=late');
  const shown = () => page.getByRole('main').getByRole('listitem').count();
  await expect.poll(shown).toBeLessThan(late.length);
  const found = await shown();
  await page.reload();
  await page.getByRole('radio', { name: 'Late' }).and(page.locator(':checked')).waitFor({
    state: 'attached',
  });
  expect(await page.getByRole('searchbox').inputValue()).toBe('veto');
  await expect.poll(shown).toBe(found);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

scene('a card that another names is opened by its name, and rulings lead on', async (browsers) => {
  const page = await browsers.open({ width: 360, height: 740 });
  await page.goto(`${cards}?q=union+victory`);
  await page.getByRole('button', { name: 'The Civil War' }).first().click();
  const war = page.getByRole('dialog', { name: 'The Civil War' });
  await war.getByRole('list').first().waitFor();
  await expectAccessible(page, 'an enlarged card');
  await page.keyboard.press('Escape');
  await war.waitFor({ state: 'hidden' });
  const rule = page.getByRole('link', { name: /^V\d+$/ }).first();
  const name = await rule.innerText();
  await rule.click();
  await page.waitForURL(({ pathname, hash }) => pathname.endsWith('women') && hash === `#${name}`);
  await expect
    .poll(
      () =>
        page.locator(`[id="${name}"]`).evaluate((one) => {
          const { top } = one.getBoundingClientRect();
          return top >= -1 && top < innerHeight;
        }),
      { message: `rule ${name} is in sight` },
    )
    .toBe(true);
});

scene('every ruling that a card names has its place in the rule book', async (browsers) => {
  const page = await browsers.open({ locale: 'de-DE' });
  await page.goto('/games/votes-for-women');
  await page.getByRole('heading', { name: 'Was bekannt ist' }).waitFor();
  // Figures are drawn with the map, and say what is seen there.
  await page
    .getByRole('img', { name: 'Tennessee, Atlantik & Appalachen, 2 rote Steine' })
    .waitFor();
  const index = await ask<CardIndex>(page, `/api${cards}?lang=de`);
  const rulings = [...new Set(index.cards.flatMap((card) => card.rulings))];
  const lost = await page.evaluate(
    (names) => names.filter((name) => document.querySelectorAll(`[id="${name}"]`).length !== 1),
    rulings,
  );
  expect(lost).toEqual([]);
});

scene('a history is cited by paragraph and by source, and shows its boards', async (browsers) => {
  const page = await browsers.open({ width: 768, height: 1024 });
  await page.goto('/games/fort-chitral/history#ranks');
  const ranks = page.locator('li:target').filter({ hasText: '18 by 18' });
  await ranks.getByText('Our reconstruction').waitFor();
  await ranks.getByRole('img', { name: /White/ }).waitFor();
  await expect.poll(() => page.getByRole('figure').count()).toBe(3);
  const marks = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('article a[href^="#"]')].map(
      ({ hash }) => [hash, document.querySelectorAll(hash).length] as const,
    ),
  );
  expect(marks.filter(([, found]) => found !== 1)).toEqual([]);
  await page.getByRole('link', { name: 'Parlour, rules of Fort Chitral, F1' }).click();
  await page.waitForURL('**/docs/fort-chitral#f1-the-board');
});

scene('a paragraph of the history leads to its sources', async (browsers) => {
  const page = await browsers.open({ width: 768, height: 1024 });
  await page.goto('/games/votes-for-women');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: '19–20 July 1848' }).waitFor();
  const lost = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#source-"]')].filter(
        ({ hash }) => !document.querySelector(hash),
      ).length,
  );
  expect(lost).toBe(0);
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  await page.locator('li:target').getByText('Report of the Woman’s Rights Convention').waitFor();
});

scene('playing alone is one press from home', async (browsers) => {
  const page = await browsers.open();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play alone: Votes for Women' }).click();
  await page.waitForURL(/\/table\//);
  await page.getByText('Oppobot', { exact: true }).first().waitFor();
});

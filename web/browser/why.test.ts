import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility';
import { Finger } from './finger';
import { scene } from './scene';
import { middle, sit, square } from './table';

const seats = { suffragettes: 'me', police: 'device' };
const options = { first: 'suffragettes', edition: '1908' };

const why = (page: Page) => page.locator('.prompt .why');
const spoken = (page: Page) => page.locator('.table > p[role=status]');

/** How often the server was asked for a reason. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/why')) paths.push(search);
  });
  return paths;
}

scene('an illegal press is answered with its reason, which opens the rule', async (browsers) => {
  const page = await browsers.open({ width: 1440, height: 900 });
  const requests = asked(page);
  await sit(page, { seats, options });
  const prompt = page.getByRole('region', { name: 'Now' });
  await expect
    .poll(() => prompt.textContent())
    .toContain('Goal: six pieces in the House of Commons.');
  await square(page, 'c6').and(page.locator('.movable')).click();
  await square(page, 'c8').click();
  const words = 'A step goes one square, and there is nobody on c7 to hop over.';
  await expect.poll(() => why(page).textContent()).toContain(words);
  await expect.poll(() => spoken(page).textContent()).toBe(words);
  await square(page, 'c12').click();
  await expect.poll(() => why(page).textContent()).toContain('The piece on c12 is not yours.');
  expect(requests).toHaveLength(2);
  // By keyboard: Enter on a piece, Enter on a square that it cannot reach.
  await square(page, 'd6').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => why(page).count(), { message: 'the next act ends it' }).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => why(page).textContent()).toContain('Nobody moves into the Prison Yard.');
  await page.getByRole('button', { name: 'Open rule S3' }).click();
  const rules = page.getByRole('region', { name: 'Rules', exact: true });
  await rules.locator('.asked').waitFor();
  expect(await rules.locator('.asked').getAttribute('data-rule')).toBe('S3');
  await expect
    .poll(() => rules.locator('.asked').evaluate((at) => at.getBoundingClientRect().top))
    .toBeLessThan(900);
  expect(await rules.getByRole('heading').allTextContents()).toEqual([
    'Rules',
    'The goal',
    'The board',
    'How Suffragetto is played',
    'How moves are written',
  ]);
  await expectAccessible(page, 'the rules beside a board');
  // The rules stay while the game goes on.
  await square(page, 'c6').click();
  await square(page, 'c7').click();
  await square(page, 'c12').and(page.locator('.movable')).waitFor();
  expect(await why(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Close the rules' }).click();
  await expect.poll(() => rules.count()).toBe(0);
  // By keyboard: Escape closes them, and the focus is where it was.
  const opener = page.getByRole('button', { name: 'Rules and sources' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await rules.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => rules.count()).toBe(0);
  await expect
    .poll(() => opener.evaluate((button) => button === document.activeElement), {
      message: 'the focus is on the button that opened the rules',
    })
    .toBe(true);
});

scene('a finger is answered too, in German, and the rules are a sheet', async (browsers) => {
  const page = await browsers.open({ touch: true, width: 390, height: 844, locale: 'de-DE' });
  await sit(page, { game: 'fort-chitral', seats: { white: 'me', black: 'device' } });
  await square(page, 'd1').scrollIntoViewIfNeeded();
  await square(page, 'd1').and(page.locator('.movable')).waitFor();
  const finger = await Finger.on(page);
  await finger.tapThrough(await middle(page, 'd1'));
  await page.locator('[role=gridcell][aria-selected=true]').waitFor();
  await finger.tapThrough(await middle(page, 'd4'));
  await expect.poll(() => why(page).textContent()).toContain('Zu weit: Ein Schritt geht');
  await page.getByRole('button', { name: 'Regel F2 öffnen' }).click();
  const rules = page.getByRole('dialog', { name: 'Regeln' });
  await rules.locator('[data-rule=F2].asked').waitFor();
  await rules.getByRole('heading', { name: 'Das Ziel' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

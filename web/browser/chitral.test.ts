import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { Finger } from './finger';
import { quickScene, scene } from './scene';
import { isCalled, look, middle, move, sit, square } from './table';

const GAME = { game: 'fort-chitral', seats: { white: 'me', black: 'device' } };

// White takes the man on e5 by going from c3 to d4: another white man stands on f6.
const HUNT = `bb14bb/${'18/'.repeat(11)}5w12/4b13/18/2w15/9ww7/17w w ranks 0 0`.trim();

const hunt = (page: Page): Promise<Table> => sit(page, { ...GAME, position: HUNT });

async function texts(page: Page, id: string): Promise<(string | null)[]> {
  return (await look(page, id)).entries.map((entry) => entry.text);
}

const exactly = (said: string) => new RegExp(`^${said}$`);
const box = (page: Page, name: string) => page.getByRole('img', { name });

scene('at 360 pixels a finger plays on squares of 20', async (browsers) => {
  const page = await browsers.open({ width: 360, height: 740, touch: true });
  const { id } = await hunt(page);
  const finger = await Finger.on(page);
  const loupe = page.locator('.loupe');
  const from = await middle(page, 'c3');
  // Beside the man, on the next square: the loupe says which man is meant.
  await finger.down({ x: from.x + 13, y: from.y });
  await loupe.getByText('c3').waitFor();
  await finger.up();
  await loupe.waitFor({ state: 'hidden' });
  await isCalled(page, 'c3', 'picked up, 8 targets, 1 with a capture');
  // A quick tap between two targets is asked about, and the loupe answers it.
  const near = await middle(page, 'd3');
  await finger.tap({ x: near.x, y: near.y - 8 });
  await loupe.getByText('d3 · tap again').waitFor();
  expect(await texts(page, id)).toEqual([]);
  const glass = await loupe.boundingBox();
  expect(glass?.width).toBeGreaterThan(120);
  // The square above the one that was hit is large enough in there.
  await finger.tap({
    x: (glass?.x ?? 0) + (glass?.width ?? 0) / 2,
    y: (glass?.y ?? 0) + (glass?.height ?? 0) / 2 - 46,
  });
  await expect.poll(() => texts(page, id)).toEqual(['c3-d4xe5']);
  // One that is clear plays, though its neighbours are targets too.
  await square(page, 'r18').and(page.locator('.movable')).waitFor();
  await finger.tap(await middle(page, 'r18'));
  const clear = await middle(page, 'r17');
  await finger.tap({ x: clear.x + 3, y: clear.y + 4 });
  await expect.poll(() => texts(page, id)).toEqual(['c3-d4xe5', 'r18-r17']);
  await move(page, 'r1', 'r2');
  // A slide corrects the aim before the finger is lifted.
  await square(page, 'a18').and(page.locator('.movable')).waitFor();
  await finger.tap(await middle(page, 'a18'));
  await finger.down(await middle(page, 'b17'));
  await loupe.getByText('b17').waitFor();
  await finger.slide(await middle(page, 'a17'));
  await loupe.getByText('a17').waitFor();
  await finger.up();
  await expect.poll(() => texts(page, id)).toEqual(['c3-d4xe5', 'r18-r17', 'r1-r2', 'a18-a17']);
});

quickScene('a game of the fort by keyboard alone', async (browsers) => {
  const page = await browsers.open();
  const { id } = await hunt(page);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null);
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
    }
  };
  for (let tabs = 0; (await focused()) === null; tabs++) {
    expect(tabs).toBeLessThan(20);
    await press('Tab');
  }
  // To the corners of the board, then by the pieces that may move.
  await press('Control+Home');
  await expect.poll(focused).toBe('a18');
  await press('Control+End');
  await expect.poll(focused).toBe('r1');
  await press('ArrowUp', 'ArrowLeft');
  await expect.poll(focused).toBe('q2');
  await press('Control+Home', 'm', 'm');
  await expect.poll(focused).toBe('c3');
  await press('Enter', 'ArrowUp', 'ArrowRight');
  await isCalled(page, 'd4', 'takes Black man on e5');
  await press('Space');
  await page.getByText('Your turn: Black', { exact: true }).waitFor();
  await press('m', 'Enter', 'n', 'Enter');
  await page.getByText('Your turn: White', { exact: true }).waitFor();
  await expect.poll(async () => (await texts(page, id))[0]).toBe('c3-d4xe5');
});

for (const [theme, width] of [
  ['light', 360],
  ['dark', 1440],
] as const) {
  scene(`the fort is spoken, and axe finds nothing, ${theme} at ${width}`, async (browsers) => {
    const page = await browsers.open({ theme, width, height: width === 360 ? 740 : 900 });
    await hunt(page);
    await expect
      .poll(() => page.getByRole('grid', { name: 'Board of Fort Chitral' }).count())
      .toBe(1);
    await expect.poll(() => page.getByRole('gridcell').count()).toBe(18 * 18);
    await isCalled(page, 'i9', exactly('i9, Fort, empty'));
    await isCalled(page, 'r18', exactly('r18, Black man'));
    await isCalled(page, 'd4', exactly('d4, empty'));
    await isCalled(page, 'c3', exactly('c3, White man, may move'));
    await box(page, 'Taken by White: 13').waitFor();
    await box(page, 'Taken by Black: 13').waitFor();
    await square(page, 'c3').click();
    await isCalled(page, 'd4', exactly('d4, empty, may go here, takes Black man on e5'));
    await isCalled(page, 'b2', exactly('b2, empty, may go here'));
    await expectAccessible(page, 'a man picked up');
    await square(page, 'd4').click();
    await box(page, 'Taken by White: 14').waitFor();
    const said = page.getByRole('status').filter({ hasText: 'takes' });
    await said.getByText('White takes 1 black man on e5.').waitFor();
    await isCalled(page, 'd4', exactly('d4, White man, last move'));
    await page.getByText('White in the Fort: 0 of 4').waitFor({ state: 'attached' });
  });
}

scene('a man that is taken leaves the board for the box, and nothing jumps', async (browsers) => {
  const page = await browsers.open({ motion: true, width: 390, height: 844 });
  await sit(page, GAME);
  const place = () => page.getByRole('grid').boundingBox();
  const before = await place();
  for (const name of ['Taken by White: 0', 'Taken by Black: 0']) {
    await box(page, name).waitFor();
  }
  await hunt(page);
  await move(page, 'c3', 'd4');
  await box(page, 'Taken by White: 14').waitFor();
  expect(await place()).toEqual(before);
  await isCalled(page, 'e5', 'empty');
  await page.getByRole('button', { name: 'One move back' }).click();
  await box(page, 'Taken by White: 13').waitFor();
  await isCalled(page, 'e5', 'Black man');
  await page.getByRole('button', { name: 'One move forward' }).click();
  await box(page, 'Taken by White: 14').waitFor();
});

// White has three squares of the Fort and a man before its lower wall, who goes to the fourth.
const GATE = `bb14bb/${'18/'.repeat(7)}8ww8/8w9/9w8/${'18/'.repeat(6)}9ww7 w ranks 0 0`;

scene('the fort shows who fills it, and that it is won', async (browsers) => {
  const page = await browsers.open();
  await sit(page, { ...GAME, position: GATE });
  const counts = () => page.locator('.houses .count').allTextContents();
  const name = page.locator('svg text', { hasText: 'Fort' });
  /** Whether the name stands above the middle of the Fort (-1) or below it (1). */
  const nameStands = async () =>
    Math.sign(((await name.boundingBox())?.y ?? 0) - (await middle(page, 'i9')).y);
  const frame = page.locator('path.frame');
  await expect.poll(counts).toEqual(['3', '0']);
  await expect.poll(() => frame.count()).toBe(0);
  await page.getByText('No moves yet.').first().waitFor();
  // The man before the lower wall would hide the name.
  await expect.poll(nameStands).toBe(-1);
  await move(page, 'j8', 'j9');
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
  await expect.poll(() => frame.count()).toBe(2);
  await expect.poll(counts).toEqual(['4', '0']);
  await expect.poll(nameStands).toBe(1);
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect.poll(() => frame.count()).toBe(0);
  await expect.poll(counts).toEqual(['3', '0']);
  await page.locator('.told', { hasText: 'Start' }).first().waitFor();
});

scene('every layout is drawn in its size, by day and by night', async (browsers) => {
  const page = await browsers.open({ width: 360, height: 740 });
  for (const [layout, side, small, large, corner] of [
    ['ranks', 18, 20, 43, 'r18, Black man'],
    ['lines', 16, 22, 48, 'p16, empty'],
    ['corners', 12, 30, 63, 'l12, White man'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 740 });
    await sit(page, { ...GAME, options: { layout } });
    await expect
      .poll(() => page.getByRole('gridcell').count(), { message: layout })
      .toBe(side * side);
    const last = corner.split(',')[0] ?? '';
    await isCalled(page, last, exactly(corner));
    const size = async () => (await square(page, last).boundingBox())?.width;
    await expect.poll(size, { message: layout }).toBe(small);
    const fort = page.locator('[role=gridcell][aria-label*="Fort"]');
    await expect.poll(() => fort.count(), { message: layout }).toBe(4);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(size).toBe(large);
    const ground = () => page.locator('.zone.wood').evaluate((zone) => getComputedStyle(zone).fill);
    for (const [colorScheme, fill] of [
      ['light', 'rgb(233, 221, 195)'],
      ['dark', 'rgb(77, 66, 49)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(ground, { message: `${layout}, ${colorScheme}` }).toBe(fill);
    }
  }
});

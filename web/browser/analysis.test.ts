import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Table, WrittenPosition } from '../src/api/types';
import { expectAccessible, expectAccessibleInBothThemes } from './accessibility';
import { scene } from './scene';
import { ask, drag, enter, isCalled, look, middle, move, sit, square } from './table';

/** The Suffragettes win at once with g13-h13; if they do not, the Police may win with g5-h5. */
const WON =
  '17/17/17/7sss7/6s1ss7/17/17/17/17/5s11/17/17/6p1pp7/7ppp7/17/17/17 s S0+0/P0+0 1908 0 0 -';

const RECORD = `parlour-record 1
game: suffragetto
rules: 1
option.first: suffragettes

1 suffragettes d6-d7
2 police d12-d11
`;

async function saved(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('link', { name }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Whether squares of a picture of Suffragetto show the green of the Suffragettes. */
function colours(page: Page, png: Buffer, squares: string[]): Promise<boolean[]> {
  return page.evaluate(
    async ([bytes, names]) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext('2d')!;
      pen.drawImage(picture, 0, 0);
      const scale = picture.width / 748;
      return names.map((name) => {
        const x = 54 + 40 * (name.charCodeAt(0) - 'a'.charCodeAt(0)) + 5;
        const y = 694 - 40 * (Number(name.slice(1)) - 1);
        const [red = 0, green = 0, blue = 0] = pen.getImageData(x * scale, y * scale, 1, 1).data;
        return Math.abs(red - 0x2c) + Math.abs(green - 0x6b) + Math.abs(blue - 0x49) < 40;
      });
    },
    [[...png], squares] as const,
  );
}

scene(
  'a missed win is found in the analysis, and won on a second try; a board is set up; a record is pasted',
  async (browsers) => {
    const page = await browsers.open({ width: 1440, height: 900 });
    const table = await sit(page, {
      seats: { suffragettes: 'me', police: 'computer:level:1' },
      position: WON,
    });
    await move(page, 'f8', 'f7');
    // Level 1 takes its win or overlooks it; then the Suffragettes take theirs.
    await expect.poll(async () => (await look(page, table.id)).state.after).toBe(2);
    if ((await look(page, table.id)).state.status === 'playing') await move(page, 'g13', 'h13');
    await page.getByRole('heading', { name: /won|lost/ }).waitFor();
    await page.getByRole('link', { name: 'Analyse this game' }).click();
    await page.waitForURL('**/analysis**');

    // The worst mistake, with the better move in words and on the board.
    const worst = page.getByRole('region', { name: 'Most costly moves' });
    await worst.getByRole('button', { name: /f8-f7.*Blunder/ }).click();
    const chosen = page.getByRole('region', { name: 'This move' });
    await chosen.getByText('Winning chance 100').waitFor();
    await chosen.getByText('g13-h13').waitFor();
    await expect.poll(() => page.url()).toContain('entry=1');
    await expectAccessibleInBothThemes(page, 'the analysis of a game');
    const listEnd = async () => {
      const list = await page.getByRole('group', { name: 'Moves', exact: true }).boundingBox();
      return (list?.y ?? 900) + (list?.height ?? 0);
    };
    await expect.poll(listEnd, { message: 'the moves are in the window' }).toBeLessThan(900);
    await page.getByRole('slider').press('Home');
    await expect.poll(() => page.url()).toContain('entry=0');
    await page.getByRole('slider').press('ArrowRight');
    await chosen.getByRole('button', { name: 'Play this line on the board' }).click();
    await isCalled(page, 'h13', /Suffragette.*last move/);
    await page
      .getByText(/Suffragettes won/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Back to the game' }).click();

    // Other moves are tried freely, and are answered by the best lines.
    await page.getByRole('slider').press('Home');
    await move(page, 'f8', 'e8');
    await page.getByRole('group', { name: 'Tried moves' }).getByText('f8-e8').waitFor();
    await page.getByText(/\d moves? ahead/).waitFor();
    await page.getByRole('button', { name: 'Remove this line' }).click();

    await page.getByRole('slider').press('ArrowRight');
    await page.getByRole('button', { name: 'Try again from here' }).click();
    await page.waitForURL((url) => /^\/table\/[^/]+$/.test(url.pathname));
    await move(page, 'g13', 'h13');
    await page.getByRole('heading', { name: /won/ }).waitFor();

    // The editor, by keyboard: what cannot be is said, what can be is studied.
    await page.goto('/analysis/suffragetto');
    await page.getByRole('button', { name: 'Set up the board' }).click();
    await page.getByRole('button', { name: 'Clear the board' }).click();
    await page.getByRole('radio', { name: /^Suffragette[^s]/ }).check();
    await square(page, 'i5').click();
    await page.getByText('Suffragette (s) cannot stand on i5').waitFor();
    browsers.excuse(/status of 422/);
    await square(page, 'i5').press('Delete');
    await square(page, 'i5').press('ArrowUp');
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await isCalled(page, 'i8', /Suffragette/);
    // The mouse takes it to another square and back again, and does nothing else.
    await drag(page, 'i8', 'j9');
    await isCalled(page, 'j9', /Suffragette/);
    await drag(page, 'j9', 'i8');
    await isCalled(page, 'i8', /Suffragette/);
    await isCalled(page, 'j9', /^(?!.*Suffragette)/);
    // From the palette, too; what is let go beside the board is not placed.
    const spare = page.locator('.spare').nth(2);
    for (const to of [await middle(page, 'k10'), { x: 5, y: 300 }]) {
      await spare.hover();
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.locator('.carried').waitFor();
      await page.mouse.up();
      await page.locator('.carried').waitFor({ state: 'detached' });
    }
    await isCalled(page, 'k10', /Policeman/);
    await page.getByRole('radio', { name: 'Policeman, 1 on the board' }).waitFor();
    await square(page, 'k10').press('Delete');
    await page.getByRole('button', { name: 'Analyse this position' }).click();
    await page.waitForURL('**/analysis/suffragetto?position=*');
    await move(page, 'i8', 'i9');
    await isCalled(page, 'i9', /Suffragette.*last move/);

    // What is not possible is answered with its reason; keys are listed.
    await square(page, 'i9').click();
    await square(page, 'i12').click();
    await page.locator('.why').waitFor();
    await page.locator('h1').click();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('F: turn the board').waitFor();
    await page.keyboard.press('Escape');

    // Its picture shows that piece on that square, and nothing else.
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Share this position' });
    const link = sheet.getByLabel('Link to this position');
    await expect
      .poll(async () => ({ link: await link.inputValue() }))
      .toEqual({ link: page.url() });
    const svg = (await saved(page, 'Save picture (SVG)')).toString();
    expect(svg).toMatch(/<desc[^>]*>Suffragette: i9\. /);
    const png = await saved(page, 'Save picture (PNG)');
    expect(await colours(page, png, ['i9', 'i8', 'h9'])).toEqual([true, false, false]);
    await expectAccessible(page, 'share a studied position');
    await page.keyboard.press('Escape');

    // A record that is pasted is a game like any other; German, narrow and dark.
    const other = await browsers.open({ locale: 'de-DE', width: 320, height: 700, theme: 'dark' });
    await other.goto('/analysis/suffragetto');
    await other.getByLabel(/Stellung in einer Zeile oder Aufzeichnung/).fill(RECORD);
    await other.getByRole('button', { name: 'Öffnen' }).click();
    await other.waitForURL('**/table/*/analysis**');
    await other.getByRole('group', { name: 'Züge', exact: true }).getByText('d12-d11').waitFor();
    await other.getByText(/\d Züge? voraus/).waitFor();
    await expectAccessible(other, 'the analysis of a pasted record');
    const width = await other.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  },
);

scene(
  'a running game against people is not analysed by those who play it, nor what comes next',
  async (browsers) => {
    const page = await browsers.open();
    const other = await browsers.open();
    browsers.excuse(/status of 409/);
    await enter(page);
    const { id } = await ask<Table>(page, '/api/tables', {
      game: 'suffragetto',
      seats: { suffragettes: 'me', police: 'open' },
      options: { first: 'suffragettes' },
      listed: true,
    });
    await enter(other);
    await ask(other, `/api/tables/${id}/join`, { seat: 'police' });
    await ask(page, `/api/tables/${id}/moves`, { after: 0, move: 'c6-c7' });
    await page.goto(`/table/${id}/analysis`);
    await page.getByRole('alert').getByText('against other people').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    for (const name of ['Analyse again', 'Play on from here']) {
      expect(await page.getByRole('button', { name }).count(), name).toBe(0);
    }
    const { position } = await ask<WrittenPosition>(page, `/api/tables/${id}/positions/1`);
    await page.goto(`/analysis/suffragetto?${new URLSearchParams({ position })}`);
    const lines = page.getByRole('region', { name: 'Best lines' });
    await lines.getByText('are playing against').waitFor();
    await move(page, 'd12', 'd11');
    await isCalled(page, 'd11', /last move/);
    await lines.getByText('are playing against').waitFor();

    // A game that runs is shared as it stands.
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Share this position' });
    await expect.poll(() => sheet.getByLabel('Position in one line').inputValue()).toBe(position);
  },
);

scene('decisions in Votes for Women are told in words, with the table', async (browsers) => {
  const page = await browsers.open({ locale: 'de-DE', width: 320, height: 700 });
  await enter(page);
  const { id } = await ask<Table>(page, '/api/tables', {
    game: 'votes-for-women',
    options: { mode: 'solitaire' },
    seats: { suffragist: 'me' },
  });
  for (let turn = 0; turn < 3; turn++) {
    const { state } = await look(page, id);
    const { after, offers } = state;
    await ask(page, `/api/tables/${id}/moves`, { after, move: offers[0]?.move });
  }
  const { after } = (await look(page, id)).state;
  await ask(page, `/api/tables/${id}/acts`, { after, act: 'resign' });
  await page.goto(`/table/${id}/analysis`);
  const all = page.getByRole('group', { name: 'Entscheidungen', exact: true });
  await expect.poll(() => all.getByRole('listitem').count()).toBe(3);
  for (const words of await all.getByRole('link').allInnerTexts()) {
    expect(words, 'words, no move in notation').toMatch(/^[A-ZÄÖÜ\d].* /);
  }
  await page.getByRole('slider').press('ArrowRight');
  const table = page.getByRole('region', { name: 'Diese Entscheidung' }).getByRole('img');
  await expect
    .poll(() => table.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  await expectAccessibleInBothThemes(page, 'the analysis of decisions');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  // A single position cannot be studied; the page says what can be done instead.
  await page.goto('/analysis/votes-for-women');
  await page.getByRole('link', { name: 'Eine deiner beendeten Partien analysieren' }).waitFor();
  await expectAccessible(page, 'a game that cannot be studied');
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Table, WrittenPosition } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { scene } from './scene';
import { ask, enter, look } from './table';

/** A public game between two people that ends after one move. */
async function finished(host: Page, guest: Page): Promise<string> {
  await enter(host);
  const { id } = await ask<Table>(host, '/api/tables', {
    game: 'suffragetto',
    seats: { suffragettes: 'me', police: 'open' },
    options: { first: 'suffragettes' },
    listed: true,
  });
  await enter(guest);
  await ask(guest, `/api/tables/${id}/join`, { seat: 'police' });
  await ask(host, `/api/tables/${id}/moves`, { after: 0, move: 'c6-c7' });
  await ask(host, `/api/tables/${id}/acts`, { after: 1, act: 'resign' });
  return id;
}

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('link', { name }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) {
    chunks.push(chunk as Buffer);
  }
  return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

scene('a position is shared as pictures, and its game found again', async (browsers) => {
  const page = await browsers.open();
  const other = await browsers.open({ locale: 'de-DE', width: 360, height: 780 });
  const id = await finished(page, other);
  const { position } = await ask<WrittenPosition>(page, `/api/tables/${id}/positions/1`);

  await page.goto(`/table/${id}?entry=1`);
  await page.getByText('Police won in 1 turn by resignation').first().waitFor();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Share this position' });
  await expect
    .poll(() => sheet.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  await expect.poll(() => sheet.getByLabel('Position in one line').inputValue()).toBe(position);
  await expectAccessible(page, 'share');
  const png = await saved(page, 'Save picture (PNG)');
  expect(png.name).toMatch(/^suffragetto-.{6}-\d\.png$/);
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBe(1200);
  const svg = await saved(page, 'Save picture (SVG)');
  expect(svg.bytes.toString()).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);

  // The other one finds the game by its position, in German.
  await other.goto('/finished');
  await other.getByLabel('Spiel', { exact: true }).selectOption('suffragetto');
  await other.getByLabel('Stellung in einer Zeile').fill(position);
  await other.getByRole('button', { name: 'Suchen' }).click();
  await other.waitForURL('**/finished?*position=*');
  const found = other.locator(`a[href="/table/${id}?entry=1"]`);
  await found.waitFor();
  await other.getByText('Gewonnen: Polizei nach 1 Zug durch Aufgabe').first().waitFor();
  await expectAccessible(other, 'finished');
  await found.click();
  await other.getByRole('grid').waitFor();

  // Filters and statistics of one's own games; hiding one.
  await page.goto('/my-games');
  const mine = page.locator(`a[href="/table/${id}"]`);
  await mine.waitFor();
  await page.getByRole('row', { name: /Suffragettes People 0 0 1/ }).waitFor();
  await page.getByLabel('Result').selectOption('won');
  await page.getByText('No game matches these filters.').waitFor();
  await page.getByLabel('Result').selectOption('lost');
  await mine.waitFor();
  await page.getByRole('button', { name: /^Hide Suffragetto/ }).click();
  await page.getByText('Hidden. You find it').waitFor();
  await mine.waitFor({ state: 'detached' });
  await page.getByLabel('Show hidden games').check();
  await mine.waitFor();
  await expectAccessible(page, 'my games');
  expect((await look(page, id)).state.status).toBe('over');
});

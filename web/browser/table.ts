import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewTable, Table } from '../src/api/types';
import type { Spot } from './finger';

/** Asks the server as the page would, with the person's own cookie. */
export async function ask<T>(
  page: Page,
  path: string,
  body?: unknown,
  method = 'POST',
): Promise<T> {
  const answer = await page.evaluate(
    async ([to, sent, how]) => {
      const init = sent && {
        method: how,
        headers: { 'Content-Type': 'application/json' },
        body: sent,
      };
      const got = await fetch(to, init || {});
      return { ok: got.ok, status: got.status, text: await got.text() };
    },
    [path, body === undefined ? '' : JSON.stringify(body), method] as const,
  );
  if (!answer.ok) {
    throw new Error(`${path}: ${answer.status} ${answer.text}`);
  }
  return JSON.parse(answer.text) as T;
}

const EMPTY = { contentType: 'text/html', body: '<link rel="icon" href="/favicon.svg">' };

/** Comes to an empty page at the server's address, from which it can be asked. */
export async function enter(page: Page): Promise<void> {
  await page.route('/empty', (route) => route.fulfill(EMPTY), { times: 1 });
  await page.goto('/empty');
}

/** Sets a table without the form for it, and sits down at it. */
export async function sit(
  page: Page,
  wish: Partial<NewTable> & { position?: string },
): Promise<Table> {
  await enter(page);
  const table = await ask<Table>(page, '/api/tables', { game: 'suffragetto', ...wish });
  await page.goto(`/table/${table.id}`);
  await page.getByRole('grid').waitFor();
  // A font that comes late would move what is measured.
  await page.evaluate(() => document.fonts.ready);
  return table;
}

/** Where two people sit: what comes after the board is there, too, such as chat, keys and notices. */
export async function isWhole(page: Page): Promise<void> {
  await page.locator('.chat, .chat-button').first().waitFor();
}

export function look(page: Page, id: string): Promise<Table> {
  return ask<Table>(page, `/api/tables/${id}`);
}

/** A square by the name it has on every board. */
export function square(page: Page, name: string): Locator {
  return page.locator(`[role=gridcell][data-square="${name}"]`);
}

/** Where a finger would tap it. */
export async function middle(page: Page, name: string): Promise<Spot> {
  const box = await square(page, name).boundingBox();
  if (!box) {
    throw new Error(`${name} is not to be seen`);
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The name that a square is read out by, as soon as it is this, or has this in it. */
export async function isCalled(page: Page, name: string, said: string | RegExp): Promise<void> {
  await expect
    .poll(() => square(page, name).getAttribute('aria-label'), { message: name })
    .toMatch(said);
}

/** The piece goes there by two clicks, as soon as it may. */
export async function move(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).and(page.locator('.movable')).click();
  await square(page, to).click();
}

/** The mouse takes it there. */
export async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

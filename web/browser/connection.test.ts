import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { quickScene, scene } from './scene';
import { startProxy } from './proxy';
import { look, move, sit, square } from './table';

function stands(page: Page, name: string, who: RegExp): Promise<void> {
  return square(page, name)
    .and(page.getByRole('gridcell', { name: who }))
    .waitFor();
}

quickScene('two people at one table by link, one of them cut off for a while', async (browsers) => {
  browsers.excuse(/net::ERR_(CONNECTION|EMPTY|INCOMPLETE|SOCKET)/);
  const proxy = await startProxy(browsers.address);
  const ann = await browsers.open();
  const ben = await browsers.open({ at: proxy.address });
  await ann.goto('/new/suffragetto?with=friend');
  await ann.getByLabel('Your name').last().fill('Ann');
  await ann.getByText('The Suffragettes begin').click();
  await ann.getByRole('button', { name: 'Start' }).click();
  await ann.waitForURL('**/table/*');
  const id = ann.url().split('/').at(-1) ?? '';
  const link = new URL(await ann.getByLabel(/Anyone with this link/).inputValue());

  await ben.goto(link.pathname);
  await ben.getByText('Ann invites you').waitFor();
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await move(ann, 'd6', 'd7');
  await stands(ben, 'd7', /Suffragette/);
  await move(ben, 'd12', 'd11');
  await stands(ann, 'd11', /Policeman/);

  await proxy.cut();
  const banner = ben.getByText('Connection lost. Reconnecting');
  await banner.waitFor();
  await move(ann, 'd7', 'd8');
  await ann.getByText('Police to move').first().waitFor();
  expect(await square(ben, 'd8').getAttribute('aria-label')).toContain('empty');

  await proxy.mend();
  await banner.waitFor({ state: 'hidden' });
  await stands(ben, 'd8', /Suffragette/);
  await move(ben, 'd11', 'd10');
  await stands(ann, 'd10', /Policeman/);
  const told = (await look(ann, id)).entries.map((entry) => entry.text);
  expect(told).toEqual(['d6-d7', 'd12-d11', 'd7-d8', 'd11-d10']);
  for (const text of told) {
    const shown = ben.getByText(text ?? '', { exact: true });
    await expect.poll(() => shown.count(), { message: text ?? '' }).toBe(1);
  }
  await proxy.cut();
});

scene('a move made while the connection is down is kept and sent later', async (browsers) => {
  browsers.excuse(/net::ERR_(CONNECTION|EMPTY|INCOMPLETE|SOCKET)/);
  const proxy = await startProxy(browsers.address);
  const page = await browsers.open({ at: proxy.address });
  await page.goto('/new/suffragetto?with=device');
  await page.getByText('The Suffragettes begin').click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/*');
  await page.getByRole('grid').waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  await proxy.cut();
  await page.getByText('Connection lost. Reconnecting').waitFor();
  await move(page, 'd6', 'd7');
  await page.getByText('Your move will be sent').waitFor();
  await proxy.mend();
  await expect
    .poll(async () => (await look(page, id).catch(() => null))?.entries.map((e) => e.text))
    .toEqual(['d6-d7']);
  await page.getByText('Your move will be sent').waitFor({ state: 'hidden' });
  await proxy.cut();
});

scene(
  'what comes late comes with its styles although the connection was lost',
  async (browsers) => {
    browsers.excuse(/net::ERR_FAILED/);
    const page = await browsers.open();
    const refused = new Set<string>();
    await page.route(/\/assets\/(parts|HostNotice)-.*\.(css|js)$/, (route) => {
      const url = route.request().url();
      const first = !refused.has(url);
      refused.add(url);
      return first ? route.abort() : route.continue();
    });
    const { id } = await sit(page, { seats: { suffragettes: 'me', police: 'open' } });
    await page.goto(`/table/${id}`);
    const sheets = () =>
      page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.href ?? ''));
    const arrived = async (part: string) =>
      (await sheets()).some((href) => href.includes(`/assets/${part}-`));
    await expect.poll(() => arrived('parts'), { message: 'parts arrives' }).toBe(true);
    await expect.poll(() => arrived('HostNotice'), { message: 'HostNotice arrives' }).toBe(true);
    expect(refused.size).toBeGreaterThanOrEqual(2);
    // None is left that never arrived: a look at its rules would fail.
    const whole = () =>
      page.evaluate(() => [...document.styleSheets].every((it) => it.cssRules !== null));
    await expect.poll(whole, { message: 'every style sheet that is left has arrived' }).toBe(true);
  },
);

scene('an invitation leads those who sit there already straight to the table', async (browsers) => {
  const [ann, ben] = [await browsers.open(), await browsers.open()];
  const table = await sit(ann, { seats: { suffragettes: 'me', police: 'open' } });
  const link = table.state.invites[0]?.path ?? '';
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.waitForURL(`**/table/${table.id}`);
  for (const page of [ann, ben]) {
    await page.goto(link);
    await page.waitForURL(`**/table/${table.id}`);
    await page.getByRole('grid').waitFor();
  }
  // No step is left behind that would lead to the invitation and on again.
  await ann.goBack();
  expect(new URL(ann.url()).pathname).toBe(`/table/${table.id}`);
});

scene('an invitation says what is played, and what is not as usual', async (browsers) => {
  const ann = await browsers.open();
  const table = await sit(ann, {
    options: { edition: 'german', first: 'coin' },
    seats: { suffragettes: 'me', police: 'open' },
  });
  const ben = await browsers.open({ width: 360 });
  await ben.goto(table.state.invites[0]?.path ?? '');
  await ben.getByText('Edition: A German edition').waitFor();
  expect(await ben.getByRole('main').getByRole('listitem').count()).toBe(1);
  const book = ben.waitForEvent('popup');
  await ben.getByRole('link', { name: 'Rules and sources' }).click();
  await (await book).getByRole('heading', { level: 1, name: 'Suffragetto' }).waitFor();
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { KINDS, MAPS } from '../scripts/weight.mjs';
import { scene } from './scene';
import { sit } from './table';
import { mapOf, sitAtTableau } from './tableau';

/** The scripts that a page has loaded, with what each weighed on its way. */
async function scriptsOf(page: Page): Promise<{ name: string; size: number }[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => ({
        name: entry.name,
        size: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  );
}

/** What comes once the game can be played waits until the page has been weighed. */
async function holdBack(page: Page): Promise<() => void> {
  let release = () => {};
  const weighed = new Promise<void>((done) => (release = done));
  await page.route(/\/assets\/(parts|HostNotice)-[^/]*\.js$/, async (route) => {
    await weighed;
    await route.continue();
  });
  return release;
}

const mostOf = (kind: string) => KINDS.find((one) => one.kind === kind)?.most ?? 0;
const sum = (scripts: { size: number }[]) => scripts.reduce((all, { size }) => all + size, 0);

scene('a table with a board loads no more JavaScript than we allow ourselves', async (browsers) => {
  const page = await browsers.open();
  const { id } = await sit(page, { seats: { suffragettes: 'me', police: 'device' } });
  const guest = await browsers.open();
  const release = await holdBack(guest);
  await guest.goto(`/table/${id}`);
  await guest.getByRole('grid').waitFor();
  const scripts = await scriptsOf(guest);
  release();
  expect(scripts.length).toBeGreaterThan(1);
  expect(sum(scripts)).toBeGreaterThan(10_000);
  expect(sum(scripts)).toBeLessThanOrEqual(mostOf('board'));
});

scene('a table with a tableau loads no more either, nor does its map', async (browsers) => {
  const page = await browsers.open();
  const { id } = await sitAtTableau(page, {
    options: { mode: 'solitaire' },
    seats: { suffragist: 'me' },
  });
  const guest = await browsers.open();
  const release = await holdBack(guest);
  await guest.goto(`/table/${id}`);
  await mapOf(guest).waitFor();
  const scripts = await scriptsOf(guest);
  release();
  const isMap = ({ name }: { name: string }) => /\/map-[^/]*\.js$/.test(name);
  const maps = scripts.filter(isMap);
  expect(maps).toHaveLength(1);
  expect(sum(maps)).toBeLessThanOrEqual(MAPS);
  const others = scripts.filter((script) => !isMap(script));
  expect(sum(others)).toBeGreaterThan(10_000);
  expect(sum(others)).toBeLessThanOrEqual(mostOf('tableau'));
});

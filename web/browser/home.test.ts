import { expect } from 'vitest';
import type { Catalogue } from '../src/api/types';
import { scene } from './scene';
import { ask } from './table';

for (const width of [360, 1440]) {
  scene(
    `the first page keeps its places until the games are told, at ${width}`,
    async (browsers) => {
      const page = await browsers.open({ width, height: 900 });
      let tell: () => void = () => undefined;
      const told = new Promise<void>((done) => (tell = done));
      await page.route('**/api/games?*', async (route) => {
        await told;
        await route.continue();
      });
      await page.goto('/');
      const box = page.getByRole('main').getByRole('listitem').first();
      const art = box.locator('svg').first();
      await art.waitFor();
      await page.getByRole('link', { name: 'Play the computer' }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      // The drawing takes the place of an empty cover; in between there is neither.
      await expect.poll(() => art.boundingBox()).not.toBeNull();
      const before = await art.boundingBox();
      expect(await page.getByRole('heading', { level: 3 }).count()).toBe(0);
      tell();
      await page.getByRole('heading', { level: 3 }).first().waitFor();
      expect(await art.boundingBox()).toEqual(before);
    },
  );
}

scene('a table of no game in particular is one of the game last set up', async (browsers) => {
  const page = await browsers.open();
  await page.goto('/');
  const { games } = await ask<Catalogue>(page, '/api/games?lang=en');
  await page.getByRole('link', { name: 'Two players, one device' }).click();
  await page.getByRole('heading', { name: `New ${games[0]?.name ?? ''} game` }).waitFor();
  for (const { id, name } of games) {
    await page.goto(`/new/${id}?with=device`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL(/\/table\//);
    await page.goto('/new');
    await page.getByRole('heading', { level: 1, name: `New ${name} game` }).waitFor();
  }
});

scene('Start stays in sight however far one reads what can be chosen', async (browsers) => {
  for (const width of [360, 768, 1280]) {
    const page = await browsers.open({ width, height: 800 });
    await page.goto('/new/fort-chitral');
    const start = page.getByRole('button', { name: 'Start' });
    await start.waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const box = await start.boundingBox();
    expect(box?.y, `at ${width}`).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(800);
  }
});

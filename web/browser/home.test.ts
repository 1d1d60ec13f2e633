import { expect } from 'vitest';
import type { Catalogue, Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
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
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      // The drawing takes the place of an empty cover; in between there is neither.
      await expect.poll(() => art.boundingBox()).not.toBeNull();
      const before = await art.boundingBox();
      expect(await page.getByRole('heading', { level: 3 }).count()).toBe(0);
      tell();
      await page.getByRole('heading', { level: 3 }).first().waitFor();
      await expect.poll(() => art.boundingBox()).toEqual(before);
    },
  );
}

scene('home starts a game with one press, and takes it up again with another', async (browsers) => {
  const page = await browsers.open({ width: 360, height: 740, touch: true });
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Which game would you like' }).waitFor();
  await page.getByRole('button', { name: 'Play the computer: Fort Chitral' }).tap();
  await page.waitForURL(/\/table\//);
  const first = page.url();
  await page.getByRole('grid').waitFor();

  await page.goto('/');
  const running = page.getByRole('region', { name: 'Your games in progress' });
  await running.getByText('Your turn in one game').waitFor();
  await running.getByText(/Fort Chitral\s+against Level/).waitFor();
  const second = await ask<Table>(page, '/api/tables', {
    game: 'suffragetto',
    seats: { suffragettes: 'me', police: 'device' },
    options: { first: 'suffragettes' },
  });
  await page.reload();
  await running.getByText('Your turn in 2 games').waitFor();
  await expectAccessible(page, 'home with games in progress');
  // The newest comes first; the other is one press away, too.
  await running.getByRole('link', { name: 'Continue: Suffragetto' }).tap();
  await page.waitForURL(`**/table/${second.id}`);
  await page.goBack();
  await running.getByRole('link', { name: 'Fort Chitral' }).tap();
  await page.waitForURL(first);
  // What the house has besides is named at the end of the page, and every way leads somewhere.
  await page.goto('/');
  const house = page.getByRole('navigation', { name: 'Everything in Parlour' });
  await house.getByRole('link', { name: 'Documentation' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Documentation' }).waitFor();
});

scene('a table of no game in particular is one of the game last set up', async (browsers) => {
  const page = await browsers.open();
  await page.goto('/new');
  const { games } = await ask<Catalogue>(page, '/api/games?lang=en');
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
    const inSight = async () => {
      const box = await start.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 800;
    };
    await expect.poll(inSight, { message: `at ${width} pixels the button is in sight` }).toBe(true);
  }
});

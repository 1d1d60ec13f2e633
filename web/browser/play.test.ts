import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Finger } from './finger';
import { scene } from './scene';
import { isCalled, isWhole, look, middle, move, sit, square } from './table';

/** What a browser without a screen cannot show or play is written down instead. */
interface Noted {
  notices: string[];
  tones: number;
  away: boolean;
}
declare global {
  interface Window {
    noted: Noted;
  }
}

async function note(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.noted = { notices: [], tones: 0, away: false };
    class Notice {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      constructor(_: string, { body }: { body: string }) {
        window.noted.notices.push(body);
      }
    }
    Object.defineProperty(window, 'Notification', { value: Notice });
    Object.defineProperty(document, 'hidden', { get: () => window.noted.away });
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      window.noted.tones += 1;
      return made.call(this);
    };
  });
}
const noted = (page: Page) => page.evaluate(() => window.noted);

scene('settings are kept, and a table is played by them', async (browsers) => {
  const ann = await browsers.open();
  const ben = await browsers.open();
  await note(ann);
  await ann.goto('/settings');
  for (const name of ['Confirm each move', 'Sound', 'Notices from the browser']) {
    await ann.getByRole('switch', { name }).click();
    await ann.getByRole('switch', { name, checked: true }).waitFor();
  }
  await ann.getByRole('radio', { name: 'Colour-safe' }).check({ force: true });
  await ann.reload();
  await ann.getByRole('switch', { name: 'Confirm each move', checked: true }).waitFor();
  await ann.getByRole('switch', { name: 'Notices from the browser', checked: true }).waitFor();
  await expect.poll(() => ann.locator('html').getAttribute('data-pieces')).toBe('clear');

  const table = await sit(ann, {
    seats: { suffragettes: 'me', police: 'open' },
    options: { first: 'suffragettes' },
  });
  await ben.goto(table.state.invites[0]?.path ?? '');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('grid').waitFor();
  const texts = async () => (await look(ann, table.id)).entries.map((entry) => entry.text);

  const prompt = ann.getByRole('region', { name: 'Now' });
  /** The page has heard that her own move was entered. */
  const settled = () => ann.getByRole('heading', { name: 'Police to move' }).waitFor();

  // Where moves are confirmed, none is sent unasked, however late that which asks comes.
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await ann.route(/\/assets\/parts-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await ann.reload();
  await move(ann, 'd6', 'd7');
  await isCalled(ann, 'd7', /Suffragette/);
  expect(await texts()).toEqual([]);
  release();
  await ann.getByRole('heading', { name: 'Play this move?' }).waitFor();
  await ann.keyboard.press('Escape');

  // What asks about a move, plans one and tells of one comes after the board.
  await isWhole(ann);

  // A move is looked at once more: taken back with Escape, played with Enter.
  await move(ann, 'd6', 'd7');
  await ann.getByRole('heading', { name: 'Play this move?' }).waitFor();
  await ann.keyboard.press('Escape');
  await square(ann, 'd6')
    .and(ann.getByRole('gridcell', { name: /Suffragette/ }))
    .waitFor();
  expect(await texts()).toEqual([]);
  await move(ann, 'd6', 'd7');
  await ann.getByRole('heading', { name: 'Play this move?' }).waitFor();
  await ann.keyboard.press('Enter');
  await expect.poll(texts).toEqual(['d6-d7']);
  await expect.poll(async () => (await noted(ann)).tones).toBeGreaterThan(0);
  await settled();

  // A move is planned, and played as soon as that is possible.
  await square(ann, 'd7').click();
  await square(ann, 'd8').click();
  await prompt.getByText('Planned: d7 to d8').waitFor();
  await move(ben, 'd12', 'd11');
  await expect.poll(texts).toEqual(['d6-d7', 'd12-d11', 'd7-d8']);
  await settled();

  // By keyboard; another is cancelled, and one that cannot be played is dropped and said.
  await square(ann, 'e6').focus();
  await ann.keyboard.press('Enter');
  await square(ann, 'e7').focus();
  await ann.keyboard.press('Enter');
  await prompt.getByText('Planned: e6 to e7').waitFor();
  await ann.keyboard.press('Escape');
  await prompt.getByText('Planned: e6 to e7').waitFor({ state: 'detached' });
  await square(ann, 'e6').click();
  await square(ann, 'e17').click();
  await move(ben, 'e12', 'e11');
  await prompt.getByText('e6 to e17 is no longer possible').waitFor();

  // Whoever looks away is told, of a turn and of an offer; the title says what is asked.
  await move(ann, 'e6', 'e7');
  await ann.getByRole('button', { name: 'Play it' }).click();
  await expect.poll(texts).toHaveLength(5);
  await settled();
  expect((await noted(ann)).notices).toEqual([]);
  await ann.evaluate(() => (window.noted.away = true));
  await move(ben, 'f12', 'f11');
  await expect.poll(async () => (await noted(ann)).notices).toEqual(['It is your turn']);
  await ben.getByRole('button', { name: 'Offer a draw' }).click();
  await expect.poll(() => ann.title()).toMatch(/^● Draw offered/);
  await expect
    .poll(async () => (await noted(ann)).notices)
    .toEqual(['It is your turn', expect.stringMatching(/offers a draw$/)]);

  // The moves are one stop of the Tab key, and single keys lead there and to their own sheet.
  await expect.poll(() => ann.locator('[data-moves] [tabindex="0"]').count()).toBe(1);
  await ann.keyboard.press('g');
  await ann.keyboard.press('ArrowUp');
  await ann.getByRole('heading', { name: 'Position 5 of 6' }).waitFor();
  await expect.poll(() => ann.locator('[data-moves] :focus').innerText()).toContain('e6-e7');
  await ann.keyboard.press('?');
  const keys = ann.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByRole('checkbox').uncheck();
  await ann.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await ann.keyboard.press('?');
  expect(await ann.locator('dialog[open]').count()).toBe(0);
});

scene('after the usual toss, a move is planned by touch', async (browsers) => {
  const ann = await browsers.open({ touch: true, width: 360, height: 740 });
  const ben = await browsers.open();
  const { id, state } = await sit(ann, { seats: { suffragettes: 'me', police: 'open' } });
  await ben.goto(state.invites[0]?.path ?? '');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByRole('grid').waitFor();
  const made = async () =>
    (await look(ann, id)).entries.flatMap(({ kind, text }) => (kind === 'move' ? [text] : []));
  const { turn } = (await look(ben, id)).state;
  if (turn.kind === 'decide' && turn.seat === 'suffragettes') {
    await move(ann, 'd6', 'd7');
    await expect.poll(made).toEqual(['d6-d7']);
  }
  await expect.poll(() => square(ben, 'd12').getAttribute('aria-label')).toMatch(/may move/);
  await ann.getByRole('heading', { name: 'Police to move' }).waitFor();
  await isWhole(ann);
  const finger = await Finger.on(ann);
  for (const name of ['e6', 'e7']) {
    await finger.tapThrough(await middle(ann, name));
  }
  await ann.getByRole('region', { name: 'Now' }).getByText('Planned: e6 to e7').waitFor();
  await move(ben, 'd12', 'd11');
  await expect.poll(async () => (await made()).slice(-2)).toEqual(['d12-d11', 'e6-e7']);
});

scene(
  'any page that is open tells of a turn and an offer, and one of them alone',
  async (browsers) => {
    const ann = await browsers.open();
    const ben = await browsers.open();
    await note(ann);
    await ann.goto('/settings');
    await ann.getByRole('switch', { name: 'Notices from the browser' }).click();
    const { id, state } = await sit(ann, {
      game: 'fort-chitral',
      seats: { white: 'open', black: 'me' },
    });
    await ben.goto(state.invites[0]?.path ?? '');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ben.getByRole('grid').waitFor();
    const other = await ann.context().newPage();
    await note(other);
    const pages = [ann, other];
    // As if what one page stores came too late for the other, which is how it is on a busy machine.
    for (const page of pages) {
      await page.addInitScript(() => {
        const get = Storage.prototype.getItem;
        Storage.prototype.getItem = function (key) {
          return key === 'parlour.told' ? null : get.call(this, key);
        };
      });
    }
    // A clock that is put forward would end what is under way, as if nobody had answered in time.
    for (const page of pages) {
      await page.addInitScript(() => {
        const send = window.fetch;
        window.fetch = (to, init) => send(to, { ...init, signal: null });
      });
    }
    for (const [page, path] of [
      [ann, '/learn/fort-chitral'],
      [other, '/about'],
    ] as const) {
      await page.clock.install();
      await page.goto(path);
      const asked = page.waitForResponse(/\/api\/tables\?.*mine/);
      await page.evaluate(() => {
        window.noted.away = true;
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await page.clock.fastForward(2_000);
      await asked;
    }
    await move(ben, 'a1', 'a2');
    await expect.poll(async () => (await look(ben, id)).state.after).toBe(1);
    const told = async () => {
      for (const page of pages) await page.clock.fastForward(21_000);
      return (await Promise.all(pages.map((page) => noted(page)))).flatMap(
        ({ notices }) => notices,
      );
    };
    const titles = () => Promise.all(pages.map((page) => page.title()));
    await expect.poll(told).toEqual(['It is your turn']);
    await expect
      .poll(async () => (await told(), await titles()))
      .toEqual([expect.stringMatching(/^● /), expect.stringMatching(/^● /)]);
    expect(await told()).toHaveLength(1);
    await ben.getByRole('button', { name: 'Offer a draw' }).click();
    await ben.getByText('You offer a draw.').waitFor();
    // Whichever page asked first has told it.
    await expect
      .poll(async () => (await told()).toSorted())
      .toEqual([expect.stringMatching(/ offers a draw$/), 'It is your turn']);
    // Whoever looks again sees the page as it was.
    await other.evaluate(() => {
      window.noted.away = false;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => other.title()).toMatch(/^About/);
  },
);

scene(
  'without a connection there is a page that says so, and nothing else is kept',
  async (browsers) => {
    browsers.excuse(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const page = await browsers.open({ installed: true });
    // The page itself has the worker registered, once it can be read.
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/about');
    // A notice leads to its table: a page that shows it is looked at, or there is a new one.
    const context = page.context();
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const led = (path: string) =>
      worker.evaluate(async (to) => {
        const scope = globalThis as unknown as {
          clients: { openWindow: unknown };
          WindowClient: { prototype: { focus: unknown } };
        };
        const done: string[] = [];
        scope.clients.openWindow = (opened: string) => Promise.resolve(done.push(`new ${opened}`));
        scope.WindowClient.prototype.focus = function (this: { url: string }) {
          return Promise.resolve(done.push(`old ${new URL(this.url).pathname}`));
        };
        let work: Promise<unknown> = Promise.resolve();
        const event = Object.assign(new Event('notificationclick'), {
          notification: { data: { path: to }, close: () => done.push('closed') },
          waitUntil: (what: Promise<unknown>) => (work = what),
        });
        dispatchEvent(event);
        await work;
        return done;
      }, path);
    expect(await led('/table/some')).toEqual(['closed', 'new /table/some']);
    expect(await led('/about')).toEqual(['closed', 'old /about']);
    await page.context().setOffline(true);
    await page.goto('/settings').catch(() => undefined);
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.sort()).toEqual(['/favicon.svg', '/offline.css', '/offline.html']);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  },
);

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Catalogue } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { quickScene, scene } from './scene';
import { startProgram } from './program';
import { ask, isCalled, look, move, sit, square } from './table';

const LEVEL_5 = { suffragettes: 'me', police: 'computer:level:5' };
const OURS = { first: 'suffragettes' };

/** Waits until the computer has answered our first move, and the page shows that. */
async function answered(page: Page, id: string): Promise<void> {
  await expect.poll(async () => (await look(page, id)).entries.length).toBe(2);
  const answer = (await look(page, id)).entries[1]?.path.at(-1) ?? '';
  await isCalled(page, answer, 'last move');
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
}

quickScene(
  'a level is chosen by keyboard, sits at the table, and is remembered',
  async (browsers) => {
    const page = await browsers.open();
    await page.goto('/new?with=computer');
    const levels = page.getByRole('group', { name: /^Strength/ });
    await levels.waitFor();
    const { usual, players } = await ask<Catalogue>(page, '/api/games?lang=en');
    await expect.poll(() => levels.getByRole('radio').count()).toBe(players.length);
    await expect.poll(() => levels.locator('input:checked').getAttribute('value')).toBe(usual);
    await levels.getByRole('radio', { name: 'Level 3, easy' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const five = levels.getByRole('radio', { name: /^Level 5/ });
    await expect.poll(() => five.isChecked(), { message: 'level 5 is chosen' }).toBe(true);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/table/*');
    await page.getByText('Level 5', { exact: true }).first().waitFor();
    for (const again of ['/new?with=computer', '/new/fort-chitral?with=computer']) {
      await page.goto(again);
      await levels.waitFor();
      await expect
        .poll(() => five.isChecked(), { message: `level 5 is chosen at ${again}` })
        .toBe(true);
    }
  },
);

scene('a finger hits every level on a narrow phone', async (browsers) => {
  const page = await browsers.open({ width: 360, height: 740, touch: true });
  await page.goto('/new/suffragetto?with=computer');
  const levels = page.getByRole('group', { name: /^Strength/ });
  await levels.waitFor();
  for (const name of ['1', '8', '4']) {
    const face = levels.getByText(name, { exact: true });
    const box = await face.boundingBox();
    expect(box?.width, name).toBeGreaterThanOrEqual(32);
    expect(box?.height, name).toBeGreaterThanOrEqual(36);
    await face.tap();
    await levels.getByText(`Level ${name}`).waitFor();
  }
});

scene(
  'while a computer thinks, the table says who, and the mark may stand still',
  async (browsers) => {
    // Far longer than a busy machine needs to show it; the server stops all the same.
    const slow = await startProgram(60_000);
    try {
      for (const motion of [true, false]) {
        const page = await browsers.open({ at: slow.address, motion });
        await sit(page, { seats: LEVEL_5, options: OURS });
        await move(page, 'c6', 'c7');
        const seen = await page.waitForFunction(() => {
          const heading = [...document.querySelectorAll('h2')].find(({ textContent }) =>
            textContent.includes('Level 5 is thinking'),
          );
          const dots = [...(heading?.querySelectorAll('i') ?? [])];
          return dots.length > 0 && dots.map((dot) => getComputedStyle(dot).animationName);
        });
        const dots = (await seen.jsonValue()) || [];
        expect(dots).toHaveLength(3);
        expect(
          dots.filter((name) => name === 'none'),
          'dots that stand still',
        ).toHaveLength(motion ? 0 : 3);
        await page.close();
      }
    } finally {
      await slow.stop();
    }
  },
);

scene('what the computer thought is shown to who wants to see it', async (browsers) => {
  const page = await browsers.open();
  const { id } = await sit(page, { seats: LEVEL_5, options: OURS });
  const wish = page.getByRole('button', { name: 'Show what the computer thinks' });
  expect(await wish.getAttribute('aria-pressed')).toBe('false');
  await move(page, 'c6', 'c7');
  await answered(page, id);
  const thought = page.getByText(/Winning chance \d+%, looking \d+ moves? ahead/);
  expect(await thought.count()).toBe(0);
  await wish.click();
  await thought.waitFor();
  const { entries } = await look(page, id);
  await page.getByText(`Level 5 before ${entries[1]?.text ?? ''}:`).waitFor();
  expect(entries[1]?.thought?.line[0]).toBe(entries[1]?.text);
  await expectAccessible(page, 'a table with what the computer thinks');
  await page.reload();
  await thought.waitFor();
  const watching = await browsers.open();
  await watching.goto(`/table/${id}`);
  await watching.getByRole('button', { name: 'Show what the computer thinks' }).click();
  await watching.getByText(/Winning chance/).waitFor();
  await wish.click();
  await thought.waitFor({ state: 'detached' });
});

scene('a hint is drawn on the board and told, until something is played', async (browsers) => {
  const page = await browsers.open();
  const { id } = await sit(page, { seats: LEVEL_5, options: OURS });
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  await page
    .getByText(/^Hint: .* Winning chance \d+%\.$/)
    .first()
    .waitFor();
  const way = page.locator('svg .way');
  await way.waitFor();
  expect((await look(page, id)).state.after).toBe(0);
  await square(page, 'c6').click();
  await way.waitFor({ state: 'detached' });
  await square(page, 'c7').click();
  await answered(page, id);
  await expect.poll(() => page.getByText(/^Hint: /).count()).toBe(0);
});

scene('who plays against somebody elsewhere is given no hint', async (browsers) => {
  const host = await browsers.open();
  const table = await sit(host, { seats: { suffragettes: 'me', police: 'open' }, options: OURS });
  const friend = await browsers.open();
  await friend.goto(table.state.invites[0]?.path ?? '');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.getByRole('grid').waitFor();
  await host.getByRole('heading', { name: 'Your turn' }).waitFor();
  expect(await host.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  expect(await host.getByRole('button', { name: /computer thinks/ }).count()).toBe(0);
});

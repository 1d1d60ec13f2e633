import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewTable, Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { scene, type Browsers, type Looks } from './scene';
import { ask, enter } from './table';

const named = (page: Page, name: string) => ask(page, '/api/me', { name }, 'PUT');

/** Two people with names at a table, the second of them German. */
async function pair(browsers: Browsers, wish: NewTable, second: Looks): Promise<[Page, Page]> {
  const ada = await browsers.open({ width: 1440, height: 900 });
  await enter(ada);
  await named(ada, 'Ada');
  const { id, state } = await ask<Table>(ada, '/api/tables', wish);
  const emma = await browsers.open({ ...second, locale: 'de-DE' });
  await enter(emma);
  await named(emma, 'Emma');
  await ask(emma, '/api/join', { token: state.invites[0]?.path.split('/').at(-1) });
  await ada.goto(`/table/${id}`);
  await emma.goto(`/table/${id}`);
  return [ada, emma];
}

const lines = (page: Page) => page.getByRole('log').locator('.text').allInnerTexts();

async function says(page: Page, text: string, send = 'Send'): Promise<void> {
  await page.getByRole('textbox', { name: /^(Message|Nachricht)$/ }).fill(text);
  await page.getByRole('button', { name: send }).click();
}

scene('two talk at a board, each in their language, until one has had enough', async (browsers) => {
  const phone: Looks = { width: 360, height: 740, touch: true, theme: 'dark' };
  const wish = { game: 'suffragetto', seats: { suffragettes: 'me', police: 'open' } };
  const [ada, emma] = await pair(browsers, wish, phone);
  const watcher = await browsers.open();
  await watcher.goto(ada.url());
  await watcher.getByRole('grid').waitFor();

  await ada.getByRole('button', { name: 'Chat Show chat' }).click();
  await ada.getByText('Nothing has been said yet.').waitFor();
  await ada.getByRole('button', { name: 'Phrases' }).click();
  await ada.getByRole('button', { name: 'Hello.' }).click();
  await says(ada, 'I have <b>never</b> played this.');
  const unread = emma.getByRole('button', { name: 'Chat öffnen, 2 neue Nachrichten' });
  await unread.waitFor();
  await unread.click();
  await expect.poll(() => lines(emma)).toEqual(['Hallo.', 'I have <b>never</b> played this.']);
  await emma.getByRole('button', { name: 'Viel Glück.' }).click();
  await says(emma, 'Ich auch nicht', 'Senden');
  await expect.poll(() => lines(ada)).toHaveLength(4);
  expect((await lines(ada)).slice(2)).toEqual(['Good luck.', 'Ich auch nicht']);
  await expectAccessible(emma, 'the chat as a sheet', 'dialog[open]');

  // What one leaves unread is marked when one comes back, and what was read is not.
  await emma.getByRole('button', { name: 'Schließen' }).click();
  await says(ada, 'Shall we begin?');
  await emma.getByRole('button', { name: 'Chat öffnen, 1 neue Nachricht' }).waitFor();
  await emma.reload();
  await emma.getByRole('button', { name: 'Chat öffnen, 1 neue Nachricht' }).click();
  await expect.poll(() => lines(emma)).toContain('Shall we begin?');

  // Muted, Emma is not read; unmuted, she is again.
  await ada.getByRole('button', { name: /^Emma/ }).first().click();
  await ada.getByRole('button', { name: 'Mute at this table' }).click();
  await ada.getByText('(muted)').waitFor();
  const own = ['Hello.', 'I have <b>never</b> played this.', 'Shall we begin?'];
  await expect.poll(() => lines(ada)).toEqual(own);
  await says(emma, 'Hallo?', 'Senden');
  await expect.poll(() => lines(emma)).toContain('Hallo?');
  expect(await lines(ada)).toEqual(own);
  await ada.getByRole('button', { name: /^Emma/ }).first().click();
  await ada.getByRole('button', { name: 'Unmute' }).click();
  await expect.poll(() => lines(ada)).toContain('Hallo?');

  // The host is told, and the two part.
  await ada.getByRole('button', { name: /^Emma/ }).first().click();
  await expectAccessible(ada, 'the chat in the column', '.chat');
  await ada.getByRole('button', { name: 'Report…' }).click();
  const report = ada.getByRole('dialog', { name: 'Report Emma' });
  await report.getByLabel('What is wrong?').selectOption('spam');
  await report.getByLabel('What happened?').fill('She only asks.');
  await expectAccessible(ada, 'a report', 'dialog[open]');
  await report.getByRole('button', { name: 'Send report' }).click();
  await report.getByText('The host of this server will look at it.').waitFor();
  await report.getByRole('button', { name: 'Close' }).last().click();
  await ada.getByRole('button', { name: /^Emma/ }).first().click();
  await ada.getByRole('button', { name: 'Block…' }).click();
  await ada.getByRole('button', { name: 'Block Emma' }).click();
  await ada.getByText('(blocked)').waitFor();
  await expect.poll(() => lines(ada)).toHaveLength(3);
  await ada.goto('/account');
  await ada.getByRole('button', { name: 'Unblock Emma' }).click();
  await ada.getByText('You have not blocked anybody.').waitFor();

  // Whoever only watches has neither the words nor a place for them.
  expect(await watcher.getByText(/Chat/).count()).toBe(0);
  expect(await watcher.content()).not.toContain('Shall we begin');
});

scene('beside a map the chat has its place, and takes no shortcut', async (browsers) => {
  const wish = { game: 'votes-for-women', seats: { suffragist: 'me', opposition: 'open' } };
  const [ada, emma] = await pair(browsers, wish, { width: 768, height: 1024 });
  await ada.getByRole('button', { name: 'Chat Show chat' }).click();
  const field = ada.getByRole('textbox', { name: 'Message' });
  // Letters that do something at this table, among them "?", which shows the keys.
  await field.pressSequentially('bhqxyz cl?');
  expect(await ada.locator('dialog[open]').count()).toBe(0);
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
  await emma.getByRole('button', { name: 'Chat öffnen, 1 neue Nachricht' }).click();
  await expect.poll(() => lines(emma)).toEqual(['bhqxyz cl?']);
  // All of the column stays in sight, in a low window, too.
  for (const height of [900, 720]) {
    await ada.setViewportSize({ width: 1280, height });
    const end = async () => {
      const last = await ada.getByRole('button', { name: 'Keyboard', exact: true }).boundingBox();
      return last ? last.y + last.height : Infinity;
    };
    await expect.poll(end, { message: `at ${height}` }).toBeLessThanOrEqual(height);
  }
  await expectAccessible(ada, 'the chat beside a map', '.chat');
});

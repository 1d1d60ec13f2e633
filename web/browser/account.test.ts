import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { scene } from './scene';
import { ask, enter, look, sit } from './table';

const PASSWORD = 'four unrelated words';
const SECOND = 'quite another sentence';

/** A name that nobody else has. */
const fresh = () => `Ada ${Math.random().toString(36).slice(2, 9)}`;

async function register(page: Page, name: string): Promise<string[]> {
  await page.goto('/account');
  await page.getByLabel('Account name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  return page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
}

/** What a button hands over as a file. */
async function saved(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await file.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

scene('an account from its beginning over recovery to its end', async (browsers) => {
  // Passwords and codes that are wrong, and a device that was signed out, are refused on purpose.
  browsers.excuse(/status of 40[34]/);
  const laptop = await browsers.open();
  const friend = await browsers.open();
  const name = fresh();

  // A guest plays and becomes an account.
  const table = await sit(laptop, { seats: { suffragettes: 'me', police: 'open' } });
  await friend.goto(table.state.invites[0]?.path ?? '');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.getByRole('grid').waitFor();
  const codes = await register(laptop, name);
  expect(codes).toHaveLength(10);
  expect(await saved(laptop, 'Download')).toContain(codes.join('\n'));
  await laptop.getByRole('button', { name: 'I have saved them' }).click();
  await laptop.getByText('10 recovery codes are left.').waitFor();
  await friend.getByText(name).first().waitFor();

  // Elsewhere one signs in: first with a wrong password, then with the right one.
  const library = await browsers.open({ locale: 'de-DE', width: 360, height: 740, touch: true });
  await library.goto('/signin');
  await library.getByLabel('Kontoname').first().fill(name);
  await library.getByLabel('Passwort', { exact: true }).fill(SECOND);
  await library.getByRole('button', { name: 'Anmelden' }).click();
  await library.getByRole('alert').getByText('passen nicht zusammen').waitFor();
  await library.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await library.getByRole('button', { name: 'Anmelden' }).click();
  await library.waitForURL('**/my-games');
  await library.getByRole('link', { name: 'Suffragetto' }).first().waitFor();

  // The laptop sees the other device and signs it out.
  await laptop.reload();
  await laptop.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await laptop.getByText('is signed out.').waitFor();
  await library.goto('/account');
  await library.getByText('Du hast hier noch nicht gespielt').waitFor();

  // The password is forgotten; a recovery code helps, and signs everything else out.
  await library.goto('/signin');
  await library.getByText('Passwort vergessen?').click();
  const recovery = library.getByRole('region', { name: 'Mit einem Wiederherstellungscode' });
  await recovery.getByLabel('Kontoname').fill(name);
  await recovery.getByLabel('Wiederherstellungscode').fill(codes[4]!.toLowerCase());
  await recovery.getByLabel('Neues Passwort').fill(SECOND);
  await recovery.getByRole('button', { name: 'Neues Passwort setzen' }).click();
  await library.waitForURL('**/account');
  await library.getByText('9 Wiederherstellungscodes sind übrig.').waitFor();
  await laptop.reload();
  await laptop.getByText('You have not played here yet').waitFor();

  // Back on the laptop by the link that the picture holds.
  await library.getByRole('button', { name: 'Code holen' }).click();
  await library.getByRole('img', { name: 'Bild des Codes' }).waitFor();
  const code = await library.locator('.signs').innerText();
  await laptop.goto(`/transfer#${code}`);
  await expect.poll(() => laptop.getByLabel('Code').inputValue()).toBe(code);
  await laptop.getByRole('button', { name: 'Continue here' }).click();
  await laptop.waitForURL('**/my-games');
  await laptop.getByRole('link', { name: 'Suffragetto' }).first().waitFor();

  // All that is kept, and then nothing any more.
  await laptop.goto('/account');
  const all = JSON.parse(await saved(laptop, 'Download my data')) as {
    person: { name: string };
    games: { id: string; record: string }[];
  };
  expect(all.person.name).toBe(name);
  expect(all.games.map(({ id }) => id)).toEqual([table.id]);
  expect(all.games[0]?.record).toContain('suffragetto');
  await laptop.getByRole('button', { name: 'Delete my account' }).click();
  const sure = laptop.getByRole('dialog', { name: 'Delete everything?' });
  await sure.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await sure.getByRole('button', { name: 'Delete everything' }).click();
  await sure.getByRole('alert').getByText('not your password').waitFor();
  await sure.getByLabel('Password', { exact: true }).fill(SECOND);
  await sure.getByRole('button', { name: 'Delete everything' }).click();
  await laptop.getByText('Everything that was kept about you is deleted.').waitFor();
  await laptop.getByRole('button', { name: 'Create account' }).waitFor();

  // The friend's game is over, against somebody without a name.
  await friend.getByText('Former player').first().waitFor();
  const { state } = await look(friend, table.id);
  expect(state.status).toBe('over');
  expect(JSON.stringify(state)).not.toContain(name);
});

scene('somebody sets another password, gets other codes and signs out', async (browsers) => {
  browsers.excuse(/status of 403/);
  const page = await browsers.open();
  const name = fresh();
  const codes = await register(page, name);
  // The codes are still there when the page is drawn anew in another language.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Deutsch', { exact: true }).click();
  await page.getByRole('heading', { name: 'Deine Wiederherstellungscodes' }).waitFor();
  await expect.poll(() => page.getByText(codes[0]!).count()).toBe(1);
  await page.getByText('English', { exact: true }).click();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  const wanted = page.getByLabel('New password');
  await wanted.fill(SECOND);
  await page.getByRole('button', { name: 'Show password' }).last().click();
  await expect.poll(() => wanted.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Change password' }).last().click();
  await page.getByText('Your password has been changed.').waitFor();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByLabel('Password', { exact: true }).fill(SECOND);
  await page.getByRole('button', { name: 'Get new codes' }).click();
  await page.getByText(codes[0]!).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign out on this device' }).click();
  await page.getByText('You have not played here yet').waitFor();

  // Another guest signs in here, and the games that were begun meanwhile come along.
  await enter(page);
  const { id } = await ask<Table>(page, '/api/tables', {
    game: 'suffragetto',
    seats: { suffragettes: 'me', police: 'open' },
  });
  await page.goto('/signin');
  await page.getByText('Your games here move to the account').waitFor();
  await page.getByLabel('Account name').first().fill(name);
  await page.getByLabel('Password', { exact: true }).fill(SECOND);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/my-games');
  expect((await look(page, id)).state.yours).toEqual(['suffragettes']);
});

/** By day and by night. */
async function expectGood(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${where}, ${colorScheme}`);
  }
  const [inner, outer] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(inner, `${where} sticks out`).toBeLessThanOrEqual(outer ?? 0);
}

for (const width of [360, 1440]) {
  scene(`axe finds nothing on the pages about oneself at ${width}`, async (browsers) => {
    const page = await browsers.open({ width, height: width === 360 ? 740 : 900 });
    await register(page, fresh());
    await page.getByRole('button', { name: 'Get a code' }).click();
    await page.getByRole('timer').waitFor();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectGood(page, 'an account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').waitFor();
    await expectGood(page, 'its end');
    await page.goto('/signin');
    await page.getByText('Forgotten your password?').click();
    await page.getByText('You are signed in as').waitFor();
    await expectGood(page, 'signing in');
    await page.goto('/transfer#ABCD-EFGH');
    await page.getByText('These games stay').waitFor();
    await expectGood(page, 'another device');
    await page.goto('/reset');
    await page.getByText('You are signed in as').waitFor();
    await expectGood(page, 'another password');
  });
}

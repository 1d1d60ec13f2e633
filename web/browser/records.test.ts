import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { Table } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { scene } from './scene';
import { ask, enter, look } from './table';

const GOLDEN = '../suffragetto/src/test/resources/games/parlour/suffragetto/golden/1908.record';

scene(
  'a record is imported, opened at an entry by its link, and played on from',
  async (browsers) => {
    const page = await browsers.open();
    const record = await readFile(GOLDEN, 'utf8');
    await page.goto('/import');
    await page
      .getByLabel('Or paste the record here')
      .fill(record.replace(/\n3 (\w+) .*/, '\n3 $1 a1-a1'));
    browsers.excuse(/status of 422/);
    await page.getByRole('button', { name: 'Import' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /^Line \d+: / })
      .waitFor();
    await page.getByLabel('Or paste the record here').fill(record);
    await page.getByRole('button', { name: 'Import' }).click();
    await page.waitForURL('**/table/*?entry=0');
    await page.getByRole('grid').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await look(page, id)).toMatchObject({ imported: true });

    // Somebody else opens it in the middle, in German and on a phone.
    const other = await browsers.open({ locale: 'de-DE', width: 360, height: 780, touch: true });
    await other.goto(`/table/${id}?entry=29`);
    await other.getByRole('grid').waitFor();
    await other.getByRole('button', { name: 'Züge' }).click();
    const sheet = other.getByRole('dialog', { name: 'Züge' });
    await sheet.getByRole('button', { name: 'Link zu dieser Stellung kopieren' }).waitFor();
    await expectAccessible(other, 'records');
    await sheet.getByRole('link', { name: 'Von hier aus spielen' }).click();
    await other.waitForURL(`**/new/suffragetto?from=${id}&entry=29`);
    await other.getByText('Die Stellung nach Eintrag 29 einer anderen Partie.').waitFor();
    await expectAccessible(other, 'records');
    await other.locator('button.start').click();
    await other.waitForURL('**/table/*');
    await other.getByRole('grid').waitFor();
    const next = new URL(other.url()).pathname.split('/').at(-1) ?? '';
    expect(next).not.toBe(id);
    expect((await look(other, next)).start).not.toEqual((await look(page, id)).start);

    // An entry that is not there is said, and the newest position shown.
    await page.goto(`/table/${id}?entry=99999`);
    await page.getByText('There is no entry 99999').first().waitFor();
  },
);

scene('a finished game of cards says that its dice were recomputed', async (browsers) => {
  const page = await browsers.open();
  await page.goto('/new/votes-for-women?with=device');
  await page.locator('summary', { hasText: 'Fair dice' }).click();
  await page.getByLabel('Your own words or numbers').fill('rain on Tuesday');
  await page.getByText(/^Fingerprint of the seed.*[0-9a-f]{64}$/).waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL('**/table/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { state } = await look(page, id);
  expect(state.seed.nonces.map(({ nonce }) => nonce)).toEqual(['rain on Tuesday']);
  await ask<Table>(page, `/api/tables/${id}/acts`, { after: state.after, act: 'resign' });
  await page.reload();
  const sentence = /The seed's fingerprint was published before the game\. \d+ dice and draws were/;
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await page.getByText(sentence).first().waitFor();
  await page.getByRole('button', { name: 'This table' }).click();
  const about = page.getByRole('dialog', { name: 'This table' });
  await about.getByText(sentence).waitFor();
  await about.getByText('rain on Tuesday').waitFor();
  await expectAccessible(page, 'records');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    about.getByRole('link', { name: 'Save as JSON' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^votes-for-women-.{6}\.json$/);
  await enter(page);
  const fairness = await ask<{ verdict: string }>(page, `/api/tables/${id}/fairness`);
  expect(fairness.verdict).toBe('agrees');
});

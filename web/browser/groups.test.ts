import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Group, Tournament } from '../src/api/types';
import { expectAccessible } from './accessibility';
import { scene } from './scene';
import { ask } from './table';

const PUPILS = 9;

interface Member {
  page: Page;
  name: string;
}

/** Everybody who is second in a game of this round resigns, each in their own browser. */
async function playRound(members: Member[], url: string, round: number): Promise<void> {
  const [teacher] = members;
  const { games, players } = await ask<Tournament>(teacher?.page as Page, url);
  await Promise.all(
    games
      .filter((game) => game.round === round)
      .map(({ second, table }) => {
        const name = players[second]?.name;
        const loser = members.find((member) => member.name === name)?.page as Page;
        return ask(loser, `/api/tables/${table}/acts`, { after: 0, act: 'resign' });
      }),
  );
}

scene('a class of ten joins by its code and plays a round robin to its end', async (browsers) => {
  const teacher = await browsers.open({ traced: false });
  await teacher.goto('/groups');
  await teacher.getByLabel('Name of the group').fill('Class 7b');
  await teacher.getByLabel('Your name in this group').fill('Ms Hill');
  await teacher.getByRole('button', { name: 'Create group' }).click();
  await teacher.waitForURL('**/group/*');
  const id = teacher.url().split('/').at(-1) ?? '';
  const code = await teacher.locator('p.code').innerText();
  expect(code).toMatch(/^[B-Z]{3}-[B-Z]{3}$/);
  await teacher.getByRole('img', { name: /QR code/ }).waitFor();

  const pages = await Promise.all(
    Array.from({ length: PUPILS }, (_, at) =>
      browsers.open({
        traced: false,
        ...(at === 0 ? { width: 360, height: 740, touch: true, locale: 'de-DE' } : {}),
        ...(at === 1 ? { theme: 'dark' as const } : {}),
      }),
    ),
  );
  const [mia, ben] = pages as [Page, Page];
  // One types the code, the others follow the link.
  await mia.goto('/groups');
  await mia.getByLabel('Code').fill(code.toLowerCase().replace('-', ''));
  await mia.getByRole('button', { name: 'Weiter' }).click();
  await mia.waitForURL('**/g/*');
  await Promise.all(pages.slice(1).map((page) => page.goto(`/g/${code}`)));
  const names = pages.map((_, at) => `Pupil ${at + 1}`);
  await Promise.all(
    pages.map(async (page, at) => {
      await page.getByRole('textbox').fill(names[at] ?? '');
      await page.getByRole('button', { name: /^(Join|Mitmachen)$/ }).click();
      await page.waitForURL(`**/group/${id}`);
    }),
  );
  await teacher.getByText('10 here now').waitFor();

  // The teacher plays, too, so that ten meet: nine rounds of five games.
  await teacher.getByRole('button', { name: 'Start tournament' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'Start tournament' });
  await dialog.getByRole('button', { name: 'All', exact: true }).click();
  await dialog.getByText('9 rounds, 45 games').waitFor();
  await expectAccessible(teacher, 'the start of a tournament');
  await dialog.getByRole('button', { name: 'Start tournament' }).click();
  await teacher.waitForURL('**/tournament/1');

  // The round has begun: one press leads to the board.
  await mia.getByText('Deine Partie ist bereit').waitFor();
  await expectAccessible(mia, 'a group on a phone, in German');
  await mia.getByRole('link', { name: 'Spielen' }).click();
  await mia.waitForURL('**/table/*');
  await mia.getByRole('grid').waitFor();
  await mia.goto(`/group/${id}/tournament/1`);
  const url = `/api/groups/${id}/tournaments/1`;
  const members = [
    { page: teacher, name: 'Ms Hill' },
    ...pages.map((page, at) => ({ page, name: names[at] ?? '' })),
  ];
  await playRound(members, url, 1);
  for (let round = 2; round <= PUPILS; round++) {
    if (round === 2) {
      await teacher.getByRole('button', { name: `Start round ${round}` }).click();
      const begun = async () =>
        (await ask<Tournament>(teacher, url)).games
          .filter((game) => game.round === round)
          .every(({ table }) => table !== null);
      await expect.poll(begun, { message: `round ${round} has begun` }).toBe(true);
    } else {
      await ask<Tournament>(teacher, `${url}/rounds`, {});
    }
    await playRound(members, url, round);
  }

  // Everybody sees the same table at the end.
  const end = await ask<Tournament>(teacher, url);
  expect(end, 'the tournament at its end').toMatchObject({ over: true });
  expect(end.standings.reduce((sum, { points }) => sum + points, 0)).toBe(45);
  await Promise.all(
    members.map(async ({ page }) => {
      await page.goto(`/group/${id}/tournament/1`);
      await page.getByText(/^(The tournament is over|Das Turnier ist zu Ende)\.$/).waitFor();
      await expect.poll(() => page.getByRole('region').locator('tbody tr').count()).toBe(20);
    }),
  );
  await expectAccessible(mia, 'a table of results on a phone');
  expect(
    await mia.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    'the page is no wider than the window',
  ).toBe(true);
  await expectAccessible(ben, 'a table of results in the dark');
  const group = await ask<Group>(ben, `/api/groups/${id}`);
  expect(group.code).toBeNull();
  expect(group.tournaments[0]).toMatchObject({ over: true });

  // In a second tournament the host sets a result, and a pupil withdraws.
  const chosen = group.members.filter(({ name }) => /^Pupil [1-3]$/.test(name));
  const wish = { game: 'suffragetto', members: chosen.map((one) => one.number), pace: 'all' };
  await ask<Tournament>(teacher, `/api/groups/${id}/tournaments`, wish);
  await teacher.goto(`/group/${id}/tournament/2`);
  await teacher.getByRole('button', { name: 'Set result' }).first().click();
  const decision = teacher.getByRole('dialog', { name: 'Set the result' });
  await decision.getByRole('button', { name: 'Draw' }).click();
  await teacher.getByText('decided by the host').waitFor();
  await ben.goto(`/group/${id}/tournament/2`);
  await ben.getByText('Withdraw from the tournament').click();
  await ben.getByRole('button', { name: 'Pupil 2' }).click();
  const leaving = ben.getByRole('dialog', { name: 'Withdraw Pupil 2' });
  await leaving.getByRole('button', { name: 'Withdraw' }).click();
  await leaving.waitFor({ state: 'hidden' });
  const left = async () =>
    (await ask<Tournament>(teacher, `/api/groups/${id}/tournaments/2`)).players
      .filter(({ withdrawn }) => withdrawn)
      .map(({ name }) => name);
  await expect.poll(left).toEqual(['Pupil 2']);
});

import { expect } from 'vitest';
import { expectAccessibleInBothThemes } from './accessibility';
import { scene, type Looks } from './scene';
import { everyPage } from './pages';
import { ask, sit } from './table';
import type { Table } from '../src/api/types';

const looks: Looks[] = [360, 1440].map((width) => ({ width, height: width === 360 ? 740 : 900 }));

for (const look of looks) {
  scene(`axe finds nothing on any page in either theme, ${look.width} wide`, async (browsers) => {
    browsers.excuse(/404 \(Not Found\).*nowhere/);
    const page = await browsers.open(look);
    await everyPage(page, (path) => expectAccessibleInBothThemes(page, path));
    const table = await sit(page, {
      seats: { suffragettes: 'me', police: 'open' },
      options: { first: 'suffragettes' },
    });
    await expectAccessibleInBothThemes(page, 'a table that waits');
    const friend = await browsers.open(look);
    await friend.goto(table.state.invites[0]?.path ?? '');
    await friend.getByRole('button', { name: 'Sit down' }).waitFor();
    await expectAccessibleInBothThemes(friend, 'an invitation');
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await friend.getByRole('grid').waitFor();
    await page.locator('[role=gridcell][aria-label*="may move"]').first().click();
    await page.locator('[role=gridcell][aria-label*="picked up"]').waitFor();
    await expectAccessibleInBothThemes(page, 'a table under way, a piece picked up');
    if (look.width === 360) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('dialog', { name: 'More' }).waitFor();
      await expectAccessibleInBothThemes(page, 'a sheet');
    }
    await page.getByRole('button', { name: 'Resign' }).click();
    const sure = page.getByRole('dialog', { name: 'Resign this game' });
    await sure.waitFor();
    await expectAccessibleInBothThemes(page, 'a dialogue');
    await sure.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    await expectAccessibleInBothThemes(page, 'a game that is over');
    expect((await ask<Table>(page, `/api/tables/${table.id}`)).state.status).toBe('over');
    await page.getByRole('button', { name: 'Rules and sources' }).click();
    await page.getByRole('heading', { name: 'Rules', exact: true }).waitFor();
    await page.locator('[data-rule]').first().waitFor();
    await expectAccessibleInBothThemes(page, 'the rules of a game that is over');
    await page.goto('/my-games');
    const hide = page.getByRole('button', { name: /^Hide/ });
    await hide.waitFor();
    await expectAccessibleInBothThemes(page, 'my games');
    // The pressed button goes away with its game; the focus does not.
    await hide.focus();
    await page.keyboard.press('Enter');
    await page
      .locator(':focus')
      .and(page.getByRole('heading', { name: 'Finished' }))
      .waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /hidden/i })
      .waitFor();
  });
}

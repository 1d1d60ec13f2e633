import { expect } from 'vitest';
import { expectAccessible } from './accessibility';
import { scene, type Looks } from './scene';
import { everyPage } from './pages';
import { ask, sit } from './table';
import type { Table } from '../src/api/types';

const looks: Looks[] = (['light', 'dark'] as const).flatMap((theme) =>
  [360, 1440].map((width) => ({ theme, width, height: width === 360 ? 740 : 900 })),
);

for (const look of looks) {
  scene(`axe finds nothing on any page, ${look.theme} at ${look.width}`, async (browsers) => {
    browsers.excuse(/404 \(Not Found\).*nowhere/);
    const page = await browsers.open(look);
    await everyPage(page, (path) => expectAccessible(page, path));
    const table = await sit(page, {
      seats: { suffragettes: 'me', police: 'open' },
      options: { first: 'suffragettes' },
    });
    await expectAccessible(page, 'a table that waits');
    const friend = await browsers.open(look);
    await friend.goto(table.state.invites[0]?.path ?? '');
    await friend.getByRole('button', { name: 'Sit down' }).waitFor();
    await expectAccessible(friend, 'an invitation');
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await friend.getByRole('grid').waitFor();
    await page.locator('[role=gridcell][aria-label*="may move"]').first().click();
    await page.locator('[role=gridcell][aria-label*="picked up"]').waitFor();
    await expectAccessible(page, 'a table under way, a piece picked up');
    if (look.width === 360) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('dialog', { name: 'More' }).waitFor();
      await expectAccessible(page, 'a sheet');
    }
    await page.getByRole('button', { name: 'Resign' }).click();
    const sure = page.getByRole('dialog', { name: 'Resign this game' });
    await sure.waitFor();
    await expectAccessible(page, 'a dialogue');
    await sure.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    await expectAccessible(page, 'a game that is over');
    expect((await ask<Table>(page, `/api/tables/${table.id}`)).state.status).toBe('over');
  });
}

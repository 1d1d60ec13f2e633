import { expect } from 'vitest';
import { scene } from './house';
import { move, sit } from './table';

scene('who reads German is greeted and told in German', async (house) => {
  const page = await house.open({ locale: 'de-DE' });
  await page.goto('/');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.getByRole('link', { name: 'Gegen den Computer' }).waitFor();
  await sit(page, {
    seats: { suffragettes: 'me', police: 'device' },
    options: { first: 'suffragettes' },
  });
  await move(page, 'd6', 'd7');
  await page.getByText('Eine Suffragette geht von d6 nach d7').first().waitFor();
});

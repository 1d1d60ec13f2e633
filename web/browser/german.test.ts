import { expect } from 'vitest';
import { scene } from './scene';
import { move, sit } from './table';

type Noting = Window & { languages?: string[] };

/** Notes in which languages the page has shown anything at all, however shortly. */
function noteLanguages(): void {
  const languages: string[] = [];
  (window as Noting).languages = languages;
  new MutationObserver(() => {
    const { lang } = document.documentElement;
    if (document.getElementById('app')?.hasChildNodes() && !languages.includes(lang)) {
      languages.push(lang);
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

scene('who reads German is greeted and told in German', async (browsers) => {
  const page = await browsers.open({ locale: 'de-DE' });
  await page.addInitScript(noteLanguages);
  await page.goto('/');
  await page.getByRole('button', { name: 'Gegen den Computer: Suffragetto' }).waitFor();
  await page.locator('html[lang=de]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => (window as Noting).languages)).toEqual(['de']);
  await sit(page, {
    seats: { suffragettes: 'me', police: 'device' },
    options: { first: 'suffragettes' },
  });
  await move(page, 'd6', 'd7');
  await page.getByText('Eine Suffragette geht von d6 nach d7').first().waitFor();
});

// "npm run icons": the icons of an installed page, drawn from public/favicon.svg with Chromium. They
// are kept in public/, since a build has no browser; this is run only when the drawing changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './tools.mjs';

const drawing = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8');

/** The side in pixels, how much of it the drawing fills, and what is behind it. */
const ICONS = [
  { name: 'icon-180', side: 180, part: 0.86, paper: '#f7f1e4' },
  { name: 'icon-192', side: 192, part: 1, paper: 'transparent' },
  { name: 'icon-512', side: 512, part: 1, paper: 'transparent' },
  // A system cuts it to a shape of its own: only the middle four fifths are sure to be seen.
  { name: 'icon-512-safe', side: 512, part: 0.7, paper: '#f7f1e4' },
];

const browser = await chromium.launch({
  executablePath: findChromium(process.env) ?? undefined,
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
for (const { name, side, part, paper } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const size = Math.round(side * part);
  await page.setContent(
    `<style>body{margin:0;display:grid;place-content:center;height:100vh;background:${paper}}` +
      `svg{display:block;width:${size}px}</style>${drawing}`,
  );
  writeFileSync(
    new URL(`../public/${name}.png`, import.meta.url),
    await page.screenshot({ omitBackground: true }),
  );
  await page.close();
}
await browser.close();

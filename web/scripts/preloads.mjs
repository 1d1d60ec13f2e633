// Writes preloads.txt beside the built page: what each page needs besides index.html, in the words
// of a Link header. A page of the contract that App.svelte does not know is a mistake.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT } from './built.mjs';
import { DOCUMENT } from './document.mjs';
import { pageSources, preloads } from './preload.mjs';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8'));
const pages = pageSources(readFileSync(join(web, 'src/App.svelte'), 'utf8'));
const named = Object.values(JSON.parse(readFileSync(DOCUMENT, 'utf8'))['x-pages']);
const missing = named.filter((page) => !manifest[pages.get(page)]);
if (missing.length > 0) {
  console.error(`App.svelte does not say which chunk these pages are: ${missing.join(', ')}`);
  process.exit(1);
}
writeFileSync(
  join(BUILT, 'preloads.txt'),
  preloads(manifest, pages, ['en', 'de']).join('\n') + '\n',
);

// Fails when the table in the browser loads more JavaScript than we allow ourselves.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILT } from './built.mjs';
import { scriptsOf, tableKeys } from './weight.mjs';

const MOST = 70_000;

const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8'));
const keys = tableKeys(manifest);
const pages = join(BUILT, '../../../../../src/pages');
const table =
  existsSync(pages) && readdirSync(pages).some((name) => /^Table.*\.svelte$/.test(name));
if (table && keys.length < 2) {
  console.error('The page src/pages/Table*.svelte is not a chunk of its own in the built page.');
  process.exit(1);
}
const sizes = scriptsOf(manifest, keys).map((file) => [
  file,
  gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).length,
]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
const told = `The table loads ${total} bytes of JavaScript, gzipped; ${MOST} are allowed.`;
if (total > MOST) {
  console.error(told);
  sizes.forEach(([file, size]) => console.error(`${String(size).padStart(8)}  ${file}`));
  process.exit(1);
}
console.log(told);

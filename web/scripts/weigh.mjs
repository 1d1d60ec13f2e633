// Fails when the table in the browser loads more JavaScript than we allow ourselves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILT } from './built.mjs';
import { scriptsOf, tableKeys, wordKeys } from './weight.mjs';

const MOST = 70_000;

const weight = (file) => gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).length;

const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8'));
const keys = tableKeys(manifest);
if (keys.length < 2) {
  console.error('The page src/pages/Table*.svelte is not a chunk of its own in the built page.');
  process.exit(1);
}
// A person reads one language; the longest counts.
const [longest] = wordKeys(manifest).sort(
  (a, b) => weight(manifest[b].file) - weight(manifest[a].file),
);
const files = scriptsOf(manifest, longest ? [...keys, longest] : keys);
const total = files.reduce((sum, file) => sum + weight(file), 0);
const told = `The table loads ${total} bytes of JavaScript, gzipped; ${MOST} are allowed.`;
if (total > MOST) {
  console.error(told);
  files.forEach((file) => console.error(`${String(weight(file)).padStart(8)}  ${file}`));
  process.exit(1);
}
console.log(told);

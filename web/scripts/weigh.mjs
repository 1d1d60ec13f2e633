// Fails when a table in the browser loads more JavaScript than we allow ourselves, or a map more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILT } from './built.mjs';
import { KINDS, MAPS, mapKeys, scriptsOf, tableKeys, wordKeys } from './weight.mjs';

const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8'));
const weight = (file) => gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).length;
const sum = (files) => files.reduce((total, file) => total + weight(file), 0);

let failed = false;

function allow(what, files, most) {
  const total = sum(files);
  const told = `${what} loads ${total} bytes, gzipped; ${most} are allowed.`;
  if (total <= most) {
    console.log(told);
    return;
  }
  failed = true;
  console.error(told);
  files.forEach((file) => console.error(`${String(weight(file)).padStart(8)}  ${file}`));
}

for (const { kind, view, most } of KINDS) {
  const keys = tableKeys(manifest, view);
  if (keys.length < 3) {
    console.error(`The page src/pages/Table*.svelte or ${view} is not a chunk of its own.`);
    process.exit(1);
  }
  // A person reads one language; the longest counts.
  const languages = wordKeys(manifest, kind).map((words) =>
    scriptsOf(manifest, [...keys, ...words]),
  );
  const [heaviest = scriptsOf(manifest, keys)] = languages.sort((a, b) => sum(b) - sum(a));
  allow(`A table with a ${kind}`, heaviest, most);
}
for (const key of mapKeys(manifest)) {
  allow(key, [manifest[key].file], MAPS);
}
process.exit(failed ? 1 : 0);

// "npm run contract": what the page takes from the server's openapi.json. The types of all that is
// said over HTTP, and the addresses of the pages, are written anew wherever they have changed.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { DOCUMENT } from './document.mjs';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'target/contract');

/** A file that is as it should be stays untouched, so that nobody who watches it starts anew. */
function write(name, text) {
  const path = join(FOLDER, name);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    writeFileSync(path, text);
  }
}

const contract = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
mkdirSync(FOLDER, { recursive: true });
write('schema.d.ts', astToString(await openapiTS(contract)));
write(
  'pages.ts',
  `export const PAGES = ${JSON.stringify(contract['x-pages'], null, 2)} as const;\n`,
);

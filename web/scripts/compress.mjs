// Lays a .gz and a .br beside every file of the built page that gets smaller by it, so that the
// server sends what is compressed already.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { BUILT } from './built.mjs';

const TEXTS = new Set(['.css', '.html', '.ico', '.js', '.json', '.svg', '.txt', '.webmanifest']);
// Below one packet there is nothing to win.
const LEAST = 1000;

for (const file of readdirSync(BUILT, { recursive: true, withFileTypes: true })) {
  const path = join(file.parentPath ?? file.path, file.name);
  if (!file.isFile() || !TEXTS.has(extname(file.name)) || path.includes('.vite')) {
    continue;
  }
  const plain = readFileSync(path);
  if (plain.length < LEAST) {
    continue;
  }
  const brotli = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  for (const [end, packed] of [
    ['.gz', gzipSync(plain, { level: 9 })],
    ['.br', brotliCompressSync(plain, { params: brotli })],
  ]) {
    if (packed.length < plain.length) {
      writeFileSync(path + end, packed);
    }
  }
}

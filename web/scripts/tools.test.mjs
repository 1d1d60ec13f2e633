import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium, findJava } from './tools.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-tools-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function program(path, mode = 0o755) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), '', { mode });
  return join(folder, path);
}

function jdk(name, version) {
  const java = program(join(name, 'bin/java'));
  writeFileSync(join(folder, name, 'release'), `IMPLEMENTOR="x"\nJAVA_VERSION="${version}"\n`);
  return java;
}

test('the browser that is named counts, or none', () => {
  const named = program('mine');
  program('chromium');
  expect(findChromium({ PARLOUR_CHROMIUM: named, PATH: folder })).toBe(named);
  expect(findChromium({ PARLOUR_CHROMIUM: `${named}-not`, PATH: folder })).toBeUndefined();
});

test('otherwise the path is searched for a browser that runs', () => {
  expect(findChromium({ PATH: folder })).toBeUndefined();
  program('chromium', 0o644);
  const chrome = program('google-chrome');
  expect(findChromium({ PATH: `${folder}/none:${folder}` })).toBe(chrome);
});

test('a Java that is too old is passed over for one beside it', () => {
  jdk('jdks/a17', '17.0.15');
  jdk('jdks/a25', '25.0.2');
  const right = jdk('jdks/b25', '25.0.3');
  expect(findJava({ JAVA_HOME: join(folder, 'jdks/a17') })).toBe(right);
  const first = jdk('first', '26');
  expect(findJava({ PARLOUR_JAVA_HOME: join(folder, 'first'), JAVA_HOME: right })).toBe(first);
});

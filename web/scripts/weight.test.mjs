import { expect, test } from 'vitest';
import { scriptsOf, tableKeys, wordKeys } from './weight.mjs';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  '_board.js': { file: 'assets/board.js', imports: ['_shared.js'] },
  'src/pages/Table.svelte': { file: 'assets/Table.js', imports: ['_board.js', 'index.html'] },
  'src/pages/Home.svelte': { file: 'assets/Home.js', imports: ['_shared.js'] },
  'src/words/de.ts': { file: 'assets/de.js' },
  'src/words/en.ts': { file: 'assets/en.js' },
  'src/fonts.woff2': { file: 'assets/fonts.woff2' },
};

test('the table begins with the entry and its own page', () => {
  expect(tableKeys(manifest)).toEqual(['index.html', 'src/pages/Table.svelte']);
});

test('everything that is imported counts once, and no other page', () => {
  expect(scriptsOf(manifest, tableKeys(manifest))).toEqual([
    'assets/Table.js',
    'assets/board.js',
    'assets/index.js',
    'assets/shared.js',
  ]);
});

test('only scripts count', () => {
  expect(scriptsOf(manifest, ['src/fonts.woff2'])).toEqual([]);
});

test('languages are known', () => {
  expect(wordKeys(manifest)).toEqual(['src/words/de.ts', 'src/words/en.ts']);
});

import { expect, test } from 'vitest';
import { mapKeys, scriptsOf, tableKeys, wordKeys } from './weight.mjs';

const BOARD = 'src/table/TableView.svelte';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  '_board.js': { file: 'assets/board.js', imports: ['_shared.js'] },
  'src/pages/TablePage.svelte': { file: 'assets/TablePage.js', imports: ['index.html'] },
  'src/table/TableView.svelte': { file: 'assets/TableView.js', imports: ['_board.js'] },
  'src/tableau/TableauTable.svelte': { file: 'assets/Tableau.js', imports: ['_shared.js'] },
  'src/pages/Home.svelte': { file: 'assets/Home.js', imports: ['_shared.js'] },
  'src/words/de.ts': { file: 'assets/de.js' },
  'src/words/en.ts': { file: 'assets/en.js' },
  'src/words/tableau.de.ts': { file: 'assets/tableau-de.js' },
  'src/words/tableau-map.de.ts': { file: 'assets/tableau-map-de.js' },
  'src/art/tableaux/a-game/map.ts': { file: 'assets/map.js' },
  'src/fonts.woff2': { file: 'assets/fonts.woff2' },
};

test('a table begins with the entry, its own page, and how its game is seen', () => {
  expect(tableKeys(manifest, BOARD)).toEqual(['index.html', 'src/pages/TablePage.svelte', BOARD]);
});

test('everything that is imported counts once, and no other page', () => {
  expect(scriptsOf(manifest, tableKeys(manifest, BOARD))).toEqual([
    'assets/TablePage.js',
    'assets/TableView.js',
    'assets/board.js',
    'assets/index.js',
    'assets/shared.js',
  ]);
});

test('only scripts count', () => {
  expect(scriptsOf(manifest, ['src/fonts.woff2'])).toEqual([]);
});

test('languages are known, with the words that only a kind of table needs', () => {
  expect(wordKeys(manifest, 'board')).toEqual([['src/words/en.ts'], ['src/words/de.ts']]);
  expect(wordKeys(manifest, 'tableau')[1]).toEqual([
    'src/words/de.ts',
    'src/words/tableau.de.ts',
    'src/words/tableau-map.de.ts',
  ]);
});

test('maps are known', () => {
  expect(mapKeys(manifest)).toEqual(['src/art/tableaux/a-game/map.ts']);
});

import { describe, expect, it } from 'vitest';
import { filesOf, first, link, pageSources, preloads } from './preload.mjs';

const manifest = {
  'index.html': {
    isEntry: true,
    file: 'assets/index.js',
    css: ['assets/index.css'],
    imports: ['s'],
  },
  s: { file: 'assets/shell.js' },
  'src/pages/Home.svelte': {
    file: 'assets/Home.js',
    css: ['assets/Home.css'],
    imports: ['s', 'list'],
    dynamicImports: ['late'],
  },
  list: { file: 'assets/list.js', css: ['assets/list.css'], imports: ['s'] },
  late: { file: 'assets/late.js' },
  'src/words/en.ts': { file: 'assets/en.js' },
};

describe('what is fetched ahead', () => {
  it('is what a page imports in its first lines, and nothing that comes later', () => {
    expect(filesOf(manifest, 'src/pages/Home.svelte')).toEqual([
      'assets/Home.css',
      'assets/list.css',
      'assets/Home.js',
      'assets/shell.js',
      'assets/list.js',
    ]);
  });

  it('leaves out what index.html names itself', () => {
    const pages = new Map([['home', 'src/pages/Home.svelte']]);
    expect(preloads(manifest, pages, ['en'])).toEqual([
      'home ' +
        [
          ...first(['assets/index.css']),
          ...['Home.css', 'list.css', 'Home.js', 'list.js'].map((file) => link(`assets/${file}`)),
        ].join(', '),
      `words.en ${link('assets/en.js')}`,
    ]);
  });

  it('knows the pages from where they are listed', () => {
    const app =
      "home: () => import('./pages/Home.svelte'),\n  group: () => import('./pages/g/G.svelte'),";
    expect([...pageSources(app)]).toEqual([
      ['home', 'src/pages/Home.svelte'],
      ['group', 'src/pages/g/G.svelte'],
    ]);
  });
});

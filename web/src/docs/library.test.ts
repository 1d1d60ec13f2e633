import { expect, test } from 'vitest';
import { pagesOf, readDoc, SHELVES } from './library';
import { isOffered } from '../../scripts/offered.mjs';

test('every page that is listed can be read, and every link in it leads to one of them', async () => {
  const names = SHELVES.flatMap(({ pages }) => pages.map(({ name }) => name));
  expect(names).toContain('suffragetto');
  expect(names).toContain('players');
  expect(new Set(names).size).toBe(names.length);
  const texts = new Map(
    await Promise.all(
      names.map(async (name) => [name, (await readDoc(name))?.html ?? ''] as const),
    ),
  );
  for (const [name, html] of texts) {
    expect(html.length, name).toBeGreaterThan(500);
    for (const [, to = '', mark] of html.matchAll(/href="\/docs\/([^"#]+)(?:#([^"]*))?"/g)) {
      expect(names, `${name} links to ${to}`).toContain(to);
      if (mark) expect(texts.get(to), `${name} links to ${to}#${mark}`).toContain(`id="${mark}"`);
    }
    expect(html, `${name} shows pictures that the build knows`).not.toContain('src="images/');
    for (const [, mark] of html.matchAll(/href="#([^"]*)"/g)) {
      expect(html, `${name} links to #${mark}`).toContain(`id="${mark}"`);
    }
  }
});

test('what is listed and what is offered are the same', () => {
  for (const { id, pages } of SHELVES) {
    for (const { name, about } of pages) {
      expect(isOffered(`docs/${id === 'rules' ? 'rules/' : ''}${name}.md`), name).toBe(true);
      expect(about.title).not.toBe('');
      expect(about.lead).not.toBe('');
    }
  }
  expect(isOffered('docs/architecture.md'), 'architecture.md is not offered').toBe(false);
});

test('a game finds its own pages', async () => {
  expect(pagesOf('votes-for-women').map(({ name }) => name)).toEqual([
    'votes-for-women',
    'votes-for-women-advice',
    'votes-for-women-cards',
  ]);
  expect(pagesOf('nothing')).toEqual([]);
  expect(await readDoc('architecture')).toBeNull();
});

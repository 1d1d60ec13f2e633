import { expect, test } from 'vitest';
import { addressOf, pageOf, slug } from './markdown.mjs';

const offered = (file) => file === 'docs/players.md' || file.startsWith('docs/rules/');
const page = (source) => pageOf(source, 'docs/rules/some-game.md', offered);

test('a page has its title and its first paragraph apart', () => {
  const told = page('# The *rules*\n\nA game of [pieces](x.md).\n\n## S1 The board\n\nText.');
  expect(told.title).toBe('The rules');
  expect(told.lead).toBe('A game of pieces.');
  expect(told.sections).toEqual([{ mark: 's1-the-board', heading: 'S1 The board' }]);
  expect(told.html).not.toContain('<h1');
  expect(told.html).toContain('<h2 id="s1-the-board">S1 The board</h2>');
});

test('a heading that comes twice has two marks', () => {
  expect(page('## Same\n\n## Same').html).toContain('id="same-1"');
  expect(slug('What `--time` does, and why')).toBe('what---time-does-and-why');
});

test('links lead to pages of ours, to other hosts, or nowhere', () => {
  const from = (href) => addressOf(href, 'docs/rules/some-game.md', offered);
  expect(from('../players.md#levels')).toBe('/docs/players#levels');
  expect(from('other.md')).toBe('/docs/other');
  expect(from('#s1')).toBe('#s1');
  expect(from('https://example.org/')).toBe('https://example.org/');
  expect(from('../architecture.md')).toBeNull();
  expect(from('../../core/src/Main.java')).toBeNull();
  expect(page('See [the plan](../architecture.md).').html).toContain('See the plan.');
});

test('what is wider than the page can be reached by keyboard, and signs stay signs', () => {
  const html = page('| a | b |\n| --- | --- |\n| `<x>` | 2 |\n\n```\na < b & c\n```').html;
  expect(html).toContain('<div class="table" role="group" tabindex="0"');
  expect(html).toContain('<code>&lt;x&gt;</code>');
  expect(html).toContain('a &lt; b &amp; c');
});

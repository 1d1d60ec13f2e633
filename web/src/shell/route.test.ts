import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { follows, match } from './route';

describe('match', () => {
  it('knows every page', () => {
    expect(match('/')).toEqual({ page: 'home' });
    expect(match('/games/suffragetto')).toEqual({ page: 'game', id: 'suffragetto' });
    expect(match('/new/suffragetto')).toEqual({ page: 'new', game: 'suffragetto' });
    expect(match('/new')).toEqual({ page: 'new' });
    expect(match('/table/ab12')).toEqual({ page: 'table', id: 'ab12' });
    expect(match('/join/x-Y_9')).toEqual({ page: 'join', token: 'x-Y_9' });
  });

  it('forgives a closing slash and decodes names', () => {
    expect(match('/table/ab12/')).toEqual({ page: 'table', id: 'ab12' });
    expect(match('/new/fort%20chitral')).toEqual({ page: 'new', game: 'fort chitral' });
  });

  it('is lost everywhere else', () => {
    for (const path of [
      '/games',
      '/new/a/b',
      '/table',
      '/table/a/b',
      '/elsewhere/a',
      '/join/%E0%A4%A',
    ]) {
      expect(match(path)).toEqual({ page: 'lost' });
    }
  });
});

it('knows every page that a link of ours leads to', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join('src', name), 'utf8'));
  const links = sources.flatMap((text) =>
    [...text.matchAll(/(?:href=|\.go\()["'`](\/[^"'`?#]*)/g)].map(([, path]) => path ?? ''),
  );
  const pages = links.filter((path) => !path.startsWith('/api/'));
  expect(pages.length).toBeGreaterThan(20);
  for (const path of pages) {
    const route = match(path.replace(/\$?{[^}]*}/g, 'x'));
    expect(route.page, path).not.toBe('lost');
  }
});

describe('follows', () => {
  const press = { button: 0, modified: false, handled: false };
  const plain = { href: 'http://here/table/1?x=2', target: '', download: false };

  it('takes a plain click on a page of ours', () => {
    expect(follows(press, plain, 'http://here/')).toBe('/table/1?x=2');
  });

  it('takes a mark on another page, and leaves one on this page to the browser', () => {
    const rule = { ...plain, href: 'http://here/games/chess#S5' };
    expect(follows(press, rule, 'http://here/new/chess')).toBe('/games/chess#S5');
    expect(follows(press, rule, 'http://here/games/chess')).toBeNull();
    expect(follows(press, rule, 'http://here/games/chess#S4')).toBeNull();
    expect(follows(press, rule, 'http://here/games/chess?x=1')).toBe('/games/chess#S5');
  });

  it('leaves to the browser what is the browser’s', () => {
    const origin = 'http://here/';
    expect(follows({ ...press, modified: true }, plain, origin)).toBeNull();
    expect(follows({ ...press, button: 1 }, plain, origin)).toBeNull();
    expect(follows({ ...press, handled: true }, plain, origin)).toBeNull();
    expect(follows(press, { ...plain, target: '_blank' }, origin)).toBeNull();
    expect(follows(press, { ...plain, download: true }, origin)).toBeNull();
    expect(follows(press, { ...plain, href: 'http://there/table/1' }, origin)).toBeNull();
    expect(follows(press, { ...plain, href: 'http://here/api/x' }, origin)).toBeNull();
    expect(follows(press, { ...plain, href: 'http://here/#main' }, origin)).toBeNull();
  });
});

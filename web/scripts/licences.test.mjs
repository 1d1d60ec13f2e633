import { expect, it } from 'vitest';
import { licencesOf, packageOf } from './licences.mjs';

it('knows to which package a file belongs', () => {
  expect(packageOf('/w/node_modules/svelte/src/index.js')).toEqual({
    folder: '/w/node_modules/svelte',
    name: 'svelte',
  });
  expect(packageOf('/w/node_modules/@font/serif/files/a.woff2')?.name).toBe('@font/serif');
  expect(packageOf('/w/node_modules/a/node_modules/b/c.js')?.name).toBe('b');
  expect(packageOf('/w/src/main.ts')).toBeNull();
});

it('lists each package once, and refuses one without a licence', () => {
  const read = (path) =>
    JSON.stringify(path.includes('free') ? { version: '1' } : { version: '2.0', license: 'MIT' });
  expect(
    licencesOf(['/n/node_modules/b/x.js', '/n/node_modules/b/y.js', '/src/own.ts'], read),
  ).toEqual([{ name: 'b', version: '2.0', licence: 'MIT' }]);
  expect(() => licencesOf(['/n/node_modules/free/x.js'], read)).toThrow(/free/);
});

import { expect, it } from 'vitest';
import { javaLibraries } from './libraries';

it('puts libraries of one maker and licence in one line', () => {
  const listed = { 'a.b:x': 'MIT', 'a.b:y': 'MIT', 'a.b:z': 'EPL-2.0', 'c:x': 'MIT' };
  expect(javaLibraries(listed)).toEqual([
    { name: 'a.b: x, y', licence: 'MIT' },
    { name: 'a.b: z', licence: 'EPL-2.0' },
    { name: 'c: x', licence: 'MIT' },
  ]);
});

it('knows what listens, and under which licence', () => {
  const jetty = javaLibraries().find(({ name }) => name.startsWith('org.eclipse.jetty:'));
  expect(jetty?.licence).toBe('EPL-2.0 or Apache-2.0');
});

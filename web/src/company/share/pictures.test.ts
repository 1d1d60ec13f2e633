import { expect, test } from 'vitest';
import type { Table } from '../../api/types';
import { hasPicture, pictureOf, pictureOfPosition } from './pictures';

test('a picture names its table, entry and language', () => {
  expect(pictureOf('a_b-c', 'png', 12, 'de')).toBe(
    '/api/tables/a_b-c/picture.png?lang=de&download=&entry=12',
  );
  expect(pictureOf('a', 'svg', null, 'en')).toBe('/api/tables/a/picture.svg?lang=en&download=');
});

test('there is no picture of a list of facts', () => {
  const table = (kind: string) => ({ start: { kind } }) as unknown as Table;
  expect(hasPicture(table('board')), 'a board has a picture').toBe(true);
  expect(hasPicture(table('tableau')), 'a tableau has a picture').toBe(true);
  expect(hasPicture(table('sheet')), 'a sheet has no picture').toBe(false);
});

test('a picture of a position names its game', () => {
  expect(pictureOfPosition('draughts', 'svg', '8/8 w', 'en')).toBe(
    '/api/games/draughts/picture.svg?lang=en&download=&position=8%2F8+w',
  );
});

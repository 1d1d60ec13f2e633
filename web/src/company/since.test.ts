import { expect, test } from 'vitest';
import type { EntryInfo } from '../api/types';
import { happened } from './since';

const entry = (number: number, seat: string | null, to: number | null = null) =>
  ({ number, seat, to, told: [`entry ${number}`] }) as EntryInfo;

test('what others did since then, without what was taken back', () => {
  const log = [
    entry(1, 'police'),
    entry(2, 'suffragettes'),
    entry(3, 'police'),
    entry(4, 'police', 2),
    entry(5, 'police'),
    entry(6, 'police'),
  ];
  const numbers = happened(log, 1, 5, ['suffragettes']).map(({ number }) => number);
  expect(numbers).toEqual([4, 5]);
});

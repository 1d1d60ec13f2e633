import { expect, it } from 'vitest';
import { filtered, groupsOf } from './log';
import { entry, go } from './samples';

const entries = [
  entry(1, { told: ['Turn 1.'] }),
  entry(2, {
    told: ['You play X.', 'A cube goes to Alpha.'],
    motions: [go('card:x', 'hand.me', 'playing'), go('blue', 'supply', 'A', 1)],
  }),
  entry(3, {
    told: ['A cube goes to Beta.', 'X is discarded.'],
    motions: [go('blue', 'supply', 'B'), go('card:x', 'playing', 'discard', 1)],
  }),
  entry(4, { told: ['Round 2.'] }),
  entry(5, { told: ['They play Y.'], motions: [go('card:y', 'supply', 'playing')] }),
];

it('the log is told card by card', () => {
  expect(groupsOf(entries).map(({ card, lines }) => [card, lines.length])).toEqual([
    [null, 1],
    ['x', 4],
    [null, 1],
    ['y', 1],
  ]);
});

it('what was taken back is left out', () => {
  const back = [...entries, entry(6, { kind: 'takeback', to: 4, told: ['Taken back.'] })];
  expect(groupsOf(back).at(-1)?.card).toBeNull();
});

it('it can be searched by words, by place and by card', () => {
  const groups = groupsOf(entries);
  expect(filtered(groups, 'alpha', null).flatMap(({ lines }) => lines)).toHaveLength(1);
  expect(filtered(groups, '', 'B').flatMap(({ lines }) => lines)).toMatchObject([{ entry: 3 }]);
  expect(filtered(groups, '', 'x').flatMap(({ lines }) => lines)).toHaveLength(4);
  expect(filtered(groups, 'nothing like it', null)).toEqual([]);
});

import { expect, it } from 'vitest';
import { placeNews, playedCards, sinceChoice, touched } from './news';
import { entry, go } from './samples';

const known = new Set(['A', 'B']);
const entries = [
  entry(1, { seat: 'me', motions: [go('blue', 'supply', 'A')] }),
  entry(2, {
    kind: 'chance',
    seat: null,
    motions: [go('card:y', 'supply', 'playing'), go('red', 'supply', 'B')],
  }),
  entry(3, {
    seat: 'them',
    motions: [
      go('red', 'supply', 'B'),
      go('blue', 'A', 'supply'),
      go('gold', 'supply', 'A'),
      go('gold', 'A', 'supply'),
    ],
  }),
];

it('what came after my own last choice is news', () => {
  expect(sinceChoice(entries, ['me']).map(({ number }) => number)).toEqual([2, 3]);
  expect(sinceChoice(entries, []).length).toBe(3);
});

it('news say what came and went in each place; what came and went again is none', () => {
  expect(placeNews(entries, ['me'], known)).toEqual([
    { place: 'B', changes: [{ kind: 'red', by: 2 }] },
    { place: 'A', changes: [{ kind: 'blue', by: -1 }] },
  ]);
  expect(playedCards(entries, ['me'])).toEqual(['y']);
});

it('that a place votes is no news of its pieces', () => {
  const vote = entry(4, {
    seat: 'them',
    motions: [go('vote', 'A', 'supply'), go('seal', 'supply', 'A'), go('vote', 'supply', 'B')],
  });
  expect(placeNews([...entries.slice(0, 1), vote], ['me'], known)).toEqual([
    { place: 'A', changes: [{ kind: 'seal', by: 1 }] },
  ]);
});

it('motions touch spots, the supply is none', () => {
  expect(touched(entries[2]?.motions ?? [])).toEqual(new Set(['A', 'B']));
});

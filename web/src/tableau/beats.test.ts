import { expect, it } from 'vitest';
import { beatsOf } from './beats';
import { entry, go } from './samples';

it('an entry is shown line by line; what I did myself is there at once', () => {
  const rolled = entry(1, {
    told: ['A die falls.', 'A cube comes.', 'A card is drawn.', 'So it is.'],
    motions: [
      go('die:6:5', 'supply', 'dice', 0),
      go('blue', 'supply', 'A', 1),
      go('back:late', 'deck', 'hand', 2),
    ],
  });
  const weights = beatsOf(rolled, false).map(({ weight }) => weight);
  expect(weights).toEqual([1.2, 1, 0.15, 0.4]);
  expect(
    beatsOf(rolled, true).every(({ weight }) => weight === 0),
    'all lines are there at once',
  ).toBe(true);
});

it('what happens without a word is shown too, and nothing is not', () => {
  expect(beatsOf(entry(1, { told: [], motions: [go('blue', 'supply', 'A')] }), false)).toHaveLength(
    1,
  );
  expect(beatsOf(entry(1, { told: [], motions: [] }), false)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { alike, choicesOf, picked, refusedFor } from './choices';
import { offer, plan, target } from './samples';
import { usesOf } from './uses';

describe('what can be chosen', () => {
  const offers = [
    offer('A+blue', { place: 'A', kind: 'blue' }),
    offer('A+gold', { place: 'A', kind: 'gold' }),
    offer('B+blue', { place: 'B', kind: 'blue' }),
    offer('B-red', { act: 'take-out', place: 'B', kind: 'red' }),
    offer('event:x', { act: 'event', card: 'x' }),
    offer('bid:2', { act: 'bid', amount: 2 }),
    offer('bid:0', { act: 'bid', amount: 0 }),
    offer('walk:p:north', { act: 'walk', kind: 'p', place: 'north' }),
    offer('walk:p:south', { act: 'walk', kind: 'p', place: 'south' }),
    offer('stop', { act: 'stop' }),
  ];
  const choices = choicesOf(offers, plan);

  it('is sorted by where it is chosen', () => {
    expect([...choices.places.keys()]).toEqual(['A', 'B']);
    expect([...choices.cards.keys()]).toEqual(['x']);
    expect(choices.steppers[0]?.offers.map(({ move }) => move)).toEqual(['bid:0', 'bid:2']);
    expect(choices.menus).toMatchObject([{ act: 'walk', kind: 'p' }]);
    expect(choices.buttons.map(({ move }) => move)).toEqual(['stop']);
    expect(choices.kinds).toEqual(['blue', 'gold']);
  });

  it('regions are chosen on the map where the question is about nothing else', () => {
    const regional = choicesOf([offer('region:north', { act: 'region', place: 'north' })], plan);
    expect([...regional.places.keys()]).toEqual(['north']);
    expect(regional.menus).toEqual([]);
  });

  it('a tap means the kind in hand, or the only one there', () => {
    expect(picked(choices.places.get('A'), 'gold')?.move).toBe('A+gold');
    expect(picked(choices.places.get('B'), 'gold')?.move).toBe('B+blue');
    expect(picked(choices.places.get('C'), 'gold')).toBeNull();
  });

  it('an offer is known again when it comes once more', () => {
    expect(
      alike(target({ place: 'A', kind: 'blue' }), target({ place: 'A', kind: 'blue' })),
      'the same target is the same',
    ).toBe(true);
    expect(
      alike(target({ place: 'A', kind: 'blue' }), target({ place: 'A', kind: 'gold' })),
      'another kind is another target',
    ).toBe(false);
    expect(alike(null, null), 'no offer is like no offer').toBe(false);
  });
});

it('the uses of a card keep the order of the game, possible or not', () => {
  const refused = [
    { label: 'Event', target: target({ act: 'event', card: 'x' }), why: 'Too early' },
  ];
  const uses = usesOf(
    [offer('rest:x', { act: 'rest', card: 'x' })],
    refusedFor(refused, 'x'),
    plan,
  );
  expect(uses).toMatchObject([
    { act: 'event', name: 'Event', offer: null, why: 'Too early' },
    { act: 'rest', name: 'Rest', why: null },
  ]);
  expect(refusedFor(refused, 'y')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { BoardView, Offer } from '../api/types';
import { departures, foresee, same } from './foresee';
import { table } from './samples';

const view: BoardView = {
  kind: 'board',
  pieces: [
    { kind: 'w', square: 'a1' },
    { kind: 'b', square: 'b2' },
  ],
  trays: [{ place: 'box', counts: [{ kind: 'b', count: 0 }] }],
  notes: ['0'],
};
const offer: Offer = {
  move: 'a1xc3:c5',
  path: ['a1', 'c3', 'c5'],
  taken: ['b2'],
  label: null,
  group: null,
  motions: [],
};

describe('foresee', () => {
  it('moves along the path and puts the taken into their tray', () => {
    const { view: after, motions } = foresee(view, offer, null);
    expect(after.pieces).toEqual([{ kind: 'w', square: 'c5' }]);
    expect(after.trays[0]?.counts).toEqual([{ kind: 'b', count: 1 }]);
    expect(motions.map((m) => m.to)).toEqual(['c3', 'c5', 'box']);
  });

  it('puts what nobody has held yet into the box of the side that moves', () => {
    const { plan, start } = table([]);
    const { view: after } = foresee({ ...view, trays: start.trays }, offer, plan);
    expect(after.pieces).toEqual([{ kind: 'w', square: 'c5' }]);
    expect(after.trays).toEqual([{ place: 'box', counts: [{ kind: 'b', count: 1 }] }]);
  });

  it('believes the motions of the offer where it has some', () => {
    const motions = [{ thing: 'b', from: 'b2', to: 'box' }];
    expect(foresee(view, { ...offer, motions }, null).view.pieces).toEqual([
      { kind: 'w', square: 'a1' },
    ]);
  });

  it('changes nothing where nothing stands', () => {
    expect(foresee(view, { ...offer, path: ['d4', 'd5'], taken: [] }, null).view.pieces).toEqual(
      view.pieces,
    );
  });
});

it('tells together what leaves one place', () => {
  const go = (thing: string, from: string, to: string) => ({ thing, from, to });
  const motions = [
    go('L', 'prison', 'b6'),
    go('s', 'prison', 'b5'),
    go('s', 'prison', 'b4'),
    go('I', 'hospital', 'p12'),
  ];
  expect(departures(motions)).toEqual([
    {
      from: 'prison',
      things: [
        { thing: 'L', to: ['b6'] },
        { thing: 's', to: ['b5', 'b4'] },
      ],
    },
    { from: 'hospital', things: [{ thing: 'I', to: ['p12'] }] },
  ]);
});

it('knows the same position in another order, and another one', () => {
  const turned = { ...view, pieces: view.pieces.toReversed(), notes: ['1'] };
  expect(same(view, turned)).toBe(true);
  expect(same(view, { ...view, trays: [] })).toBe(true);
  expect(same(view, { ...view, pieces: view.pieces.slice(1) })).toBe(false);
  const held = [{ place: 'box', counts: [{ kind: 'b', count: 1 }] }];
  expect(same(view, { ...view, trays: held })).toBe(false);
});

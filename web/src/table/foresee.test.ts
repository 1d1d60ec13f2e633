import { describe, expect, it } from 'vitest';
import { offer } from '../board/samples';
import { sample } from '../testing/contract';
import { departures, foresee, same } from './foresee';
import { table } from './samples';

const view = sample('Board', {
  kind: 'board',
  pieces: [
    { kind: 'w', square: 'a1' },
    { kind: 'b', square: 'b2' },
  ],
  trays: [{ place: 'box', counts: [{ kind: 'b', count: 0 }] }],
  notes: ['0'],
});
const jump = offer('a1xc3:c5', ['a1', 'c3', 'c5'], ['b2']);

describe('foresee', () => {
  it('moves along the path and puts the taken into their tray', () => {
    const { view: after, motions } = foresee(view, jump, null);
    expect(after.pieces).toEqual([{ kind: 'w', square: 'c5' }]);
    expect(after.trays[0]?.counts).toEqual([{ kind: 'b', count: 1 }]);
    expect(motions.map((m) => m.to)).toEqual(['c3', 'c5', 'box']);
  });

  it('puts what nobody has held yet into the box of the side that moves', () => {
    const { plan, start } = table([]);
    const { view: after } = foresee({ ...view, trays: start.trays }, jump, plan);
    expect(after.pieces).toEqual([{ kind: 'w', square: 'c5' }]);
    expect(after.trays).toEqual([{ place: 'box', counts: [{ kind: 'b', count: 1 }] }]);
  });

  it('believes the motions of the offer where it has some', () => {
    const motions = [{ thing: 'b', from: 'b2', to: 'box', line: 0 }];
    expect(foresee(view, { ...jump, motions }, null).view.pieces).toEqual([
      { kind: 'w', square: 'a1' },
    ]);
  });

  it('changes nothing where nothing stands', () => {
    expect(foresee(view, { ...jump, path: ['d4', 'd5'], taken: [] }, null).view.pieces).toEqual(
      view.pieces,
    );
  });
});

it('tells together what leaves one place', () => {
  const go = (thing: string, from: string, to: string) => ({ thing, from, to, line: 0 });
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
  expect(same(view, turned), 'the order of the pieces makes no difference').toBe(true);
  expect(same(view, { ...view, trays: [] }), 'an absence of trays makes no difference').toBe(true);
  expect(
    same(view, { ...view, pieces: view.pieces.slice(1) }),
    'a missing piece makes a difference',
  ).toBe(false);
  const held = [{ place: 'box', counts: [{ kind: 'b', count: 1 }] }];
  expect(same(view, { ...view, trays: held }), 'a piece in a tray makes a difference').toBe(false);
});

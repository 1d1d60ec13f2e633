import { expect, it } from 'vitest';
import drawn from '../../art/tableaux/votes-for-women/map';
import type { TokenKind } from '../types';
import { decidedPlaces, outlinesOf, ringedPlaces } from './marks';
import { KINDS, votesPlan } from './samples';
import { pinAt, targetsOf } from './targets';
import { whole } from './zoom';

const plan = votesPlan();
const vote: TokenKind = { ...KINDS[4]!, id: 'vote', shape: 'ring' };
const kinds = new Map([...KINDS, vote].map((kind) => [kind.id, kind]));
const spots = new Map([
  ['OH', [{ kind: 'check', count: 1 }]],
  ['IA', [{ kind: 'purple', count: 2 }]],
  ['ME', [{ kind: 'vote', count: 1 }]],
]);

it('knows what has been decided, and where something else is marked', () => {
  expect([...decidedPlaces(plan.places, spots, kinds)]).toEqual([['OH', 'check']]);
  expect(ringedPlaces(['OH', 'IA', 'ME'], spots, kinds)).toEqual(['ME']);
});

it('draws the outline of what is picked over all others', () => {
  const all = outlinesOf({
    changed: ['OH'],
    open: ['OH'],
    ringed: ['OH'],
    hint: 'OH',
    aimed: 'OH',
    selected: 'OH',
  });
  expect(all.at(0)?.mark).toBe('changed');
  expect(all.at(-1)?.mark).toBe('selected');
});

it('offers a button for every place and region, none over the middle of another', () => {
  const ids = [...plan.places.map(({ id }) => id), ...plan.regions.map(({ id }) => id)];
  for (const window of [
    { width: 800, height: 512 },
    { width: 328, height: 210 },
  ]) {
    const targets = targetsOf(drawn, ids, whole(drawn, window), window, window.width < 400);
    expect(targets).toHaveLength(54);
    const places = targets.filter(({ id }) => drawn.places[id]);
    for (const one of places) {
      for (const other of places) {
        if (one === other) continue;
        const covers =
          Math.abs(one.at[0] - other.at[0]) < one.width / 2 &&
          Math.abs(one.at[1] - other.at[1]) < one.height / 2;
        expect(covers, `${one.id} over ${other.id}`).toBe(false);
      }
    }
  }
});

it('pins a place on its upper edge, and a small one beside its callout', () => {
  expect(pinAt(drawn, 'TX')![1]).toBeLessThan(drawn.places.TX!.at[1]);
  expect(pinAt(drawn, 'RI')![0]).toBeLessThan(drawn.places.RI!.callout![0]);
  expect(pinAt(drawn, null)).toBeNull();
});

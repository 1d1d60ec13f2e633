import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EntryInfo, State, Table, TableauView } from '../api/types';
import { shared } from '../table/samples';
import { entry, go } from './samples';
import { Stage } from './stage.svelte';
import { countAt } from './things';

const start: TableauView = { kind: 'tableau', spots: [] };

/** One device for both seats: `count` entries, each of which puts a cube to A. */
function told(count: number, viewer: string, more: Partial<State> = {}): Table {
  const entries = Array.from({ length: count }, (_, i) => put(i + 1));
  const spots = count === 0 ? [] : [{ id: 'A', things: [{ kind: 'blue', count }] }];
  const view: TableauView = { kind: 'tableau', spots };
  return { ...shared(entries, viewer, { view, ...more }), start };
}

function put(number: number): EntryInfo {
  const seat = number % 2 === 1 ? 'white' : 'black';
  return entry(number, { seat, motions: [go('blue', 'supply', 'A')] });
}

/** What is left of a table while the device changes hands. */
const covered = (table: Table): Table => ({ ...table, entries: [] });

const cubes = (stage: Stage) => countAt(stage.spots, 'A');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('stands at the newest entry at once when it begins', () => {
  const stage = new Stage();
  stage.take(told(4, 'white'));
  expect([stage.shown, stage.playing, cubes(stage)]).toEqual([4, false, 4]);
});

it('shows nothing while the device changes hands', () => {
  const stage = new Stage();
  stage.take(told(4, 'white'));
  stage.take(covered(told(5, 'black')));
  expect([stage.playing, cubes(stage)]).toEqual([false, 0]);
});

it('plays to whoever comes what happened since their own last choice', () => {
  const stage = new Stage();
  stage.take(told(4, 'white'));
  stage.take(covered(told(5, 'black')));
  stage.take(told(5, 'black'));
  expect([stage.shown, stage.playing, cubes(stage)]).toEqual([4, true, 5]);
  vi.runAllTimers();
  expect([stage.shown, stage.playing, cubes(stage)]).toEqual([5, false, 5]);
});

it('plays what others of the same device did at a pace that can be read, not what one did oneself', () => {
  const stage = new Stage();
  stage.take(told(4, 'white'));
  stage.hear(told(5, 'white'), [put(5)]);
  expect([stage.shown, stage.playing]).toEqual([5, false]);
  stage.hear(told(6, 'white'), [put(6)]);
  expect([stage.shown, stage.playing]).toEqual([5, true]);
});

it('shows the past as another seat has seen it as soon as it is told from there', () => {
  const stage = new Stage();
  stage.take(told(4, 'white'));
  stage.look(2);
  expect([stage.cursor, cubes(stage)]).toEqual([2, 2]);
  const { entries, ...rest } = told(4, 'black');
  const hidden = entries.map((one) => ({ ...one, told: ['Something was put.'], motions: [] }));
  stage.take({ ...rest, entries: hidden });
  expect([stage.cursor, cubes(stage), stage.latest?.told]).toEqual([2, 0, 'Something was put.']);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { Selection } from './selection.svelte';
import { waysOf, type Ways } from './offers';
import { offer } from './samples';

const offers = [
  offer('b1-b2', ['b1', 'b2']),
  offer('b1xd3', ['b1', 'd3'], ['c2']),
  offer('b1xd1xd3', ['b1', 'd1', 'd3'], ['c1', 'd2']),
  offer('c3xc3', ['c3', 'e3', 'c3'], ['d3']),
  offer('e4', ['e4']),
];
let ways: Ways;
let played: string[];
let missed: [string, string | null][];
let selection: Selection;

beforeEach(() => {
  missed = [];
  ways = waysOf(offers);
  played = [];
  selection = new Selection(
    () => ways,
    (move) => played.push(move),
    (from, to) => missed.push([from, to]),
  );
});

describe('a hand', () => {
  it('picks up and plays', () => {
    selection.press('b1');
    expect(selection.selected).toBe('b1');
    selection.press('b2');
    expect(played).toEqual(['b1-b2']);
    expect(selection.selected).toBeNull();
  });

  it('says what was tried in vain, and nothing else', () => {
    selection.press('a4');
    expect(missed).toEqual([['a4', null]]);
    selection.press('b1');
    selection.press('b1');
    selection.press('b1');
    selection.press('c3');
    selection.press('b4');
    expect(missed).toEqual([
      ['a4', null],
      ['c3', 'b4'],
    ]);
    expect(selection.selected).toBeNull();
    selection.press('b1');
    selection.press('d3');
    selection.press('a4');
    expect(missed, 'a press beside the chooser closes it').toHaveLength(2);
    expect(played).toEqual([]);
  });

  it('puts back on a second press, on an empty square, and on Escape', () => {
    for (const back of [
      () => selection.press('b1'),
      () => selection.press('a4'),
      () => selection.cancel(),
    ]) {
      selection.press('b1');
      back();
      expect(selection.selected).toBeNull();
    }
    expect(played).toEqual([]);
  });

  it('takes another piece instead', () => {
    selection.press('b1');
    selection.press('c3');
    expect(selection.selected).toBe('c3');
  });

  it('shows where the piece pointed at may go, and the way once it is picked up', () => {
    selection.aim = 'b1';
    expect([...selection.targets.keys()]).toEqual(['b2', 'd3']);
    expect(selection.preview).toBeNull();
    selection.press('b1');
    selection.aim = 'd3';
    expect(selection.preview?.move).toBe('b1xd1xd3');
  });

  it('asks which way, the one that takes most first, looks at each, and steps back', () => {
    selection.press('b1');
    selection.press('d3');
    expect(played).toEqual([]);
    expect(selection.preview?.move).toBe('b1xd1xd3');
    selection.look(1);
    expect(selection.preview?.move).toBe('b1xd3');
    selection.cancel();
    expect(selection.choice).toBeNull();
    expect(selection.selected).toBe('b1');
  });

  it('does not play a round trip by a second press', () => {
    selection.press('c3');
    selection.press('c3');
    expect(played).toEqual([]);
    expect(selection.choice?.ways).toHaveLength(1);
  });

  it('plays at once what is made on a single square', () => {
    selection.press('e4');
    expect(played).toEqual(['e4']);
  });

  it('keeps what is still possible when the offers come anew', () => {
    selection.press('b1');
    selection.press('d3');
    ways = waysOf(offers.map((known) => ({ ...known })));
    selection.settle();
    expect(selection.choice?.ways).toHaveLength(2);
    ways = waysOf(offers.filter(({ move }) => move !== 'b1xd3'));
    selection.settle();
    expect(selection.choice).toBeNull();
    expect(selection.selected).toBe('b1');
    ways = waysOf([]);
    selection.settle();
    expect(selection.selected).toBeNull();
  });
});

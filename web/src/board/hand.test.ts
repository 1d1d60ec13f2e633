import { beforeEach, describe, expect, it } from 'vitest';
import { Hand } from './hand.svelte';
import { waysOf, type Ways } from './offers';
import { offer } from './sample';

const offers = [
  offer('b1-b2', ['b1', 'b2']),
  offer('b1xd3', ['b1', 'd3'], ['c2']),
  offer('b1xd1xd3', ['b1', 'd1', 'd3'], ['c1', 'd2']),
  offer('c3xc3', ['c3', 'e3', 'c3'], ['d3']),
  offer('e4', ['e4']),
];
let ways: Ways;
let played: string[];
let hand: Hand;

beforeEach(() => {
  ways = waysOf(offers);
  played = [];
  hand = new Hand(
    () => ways,
    (move) => played.push(move),
  );
});

describe('a hand', () => {
  it('picks up and plays', () => {
    hand.press('b1');
    expect(hand.selected).toBe('b1');
    hand.press('b2');
    expect(played).toEqual(['b1-b2']);
    expect(hand.selected).toBeNull();
  });

  it('puts back on a second press, on an empty square, and on Escape', () => {
    for (const back of [() => hand.press('b1'), () => hand.press('a4'), () => hand.cancel()]) {
      hand.press('b1');
      back();
      expect(hand.selected).toBeNull();
    }
    expect(played).toEqual([]);
  });

  it('takes another piece instead', () => {
    hand.press('b1');
    hand.press('c3');
    expect(hand.selected).toBe('c3');
  });

  it('shows where the piece pointed at may go, and the way once it is picked up', () => {
    hand.aim = 'b1';
    expect([...hand.targets.keys()]).toEqual(['b2', 'd3']);
    expect(hand.preview).toBeNull();
    hand.press('b1');
    hand.aim = 'd3';
    expect(hand.preview?.move).toBe('b1xd1xd3');
  });

  it('asks which way, the one that takes most first, looks at each, and steps back', () => {
    hand.press('b1');
    hand.press('d3');
    expect(played).toEqual([]);
    expect(hand.preview?.move).toBe('b1xd1xd3');
    hand.look(1);
    expect(hand.preview?.move).toBe('b1xd3');
    hand.cancel();
    expect(hand.choice).toBeNull();
    expect(hand.selected).toBe('b1');
  });

  it('does not play a round trip by a second press', () => {
    hand.press('c3');
    hand.press('c3');
    expect(played).toEqual([]);
    expect(hand.choice?.ways).toHaveLength(1);
  });

  it('plays at once what is made on a single square', () => {
    hand.press('e4');
    expect(played).toEqual(['e4']);
  });

  it('keeps what is still possible when the offers come anew', () => {
    hand.press('b1');
    hand.press('d3');
    ways = waysOf(offers.map((known) => ({ ...known })));
    hand.settle();
    expect(hand.choice?.ways).toHaveLength(2);
    ways = waysOf(offers.filter(({ move }) => move !== 'b1xd3'));
    hand.settle();
    expect(hand.choice).toBeNull();
    expect(hand.selected).toBe('b1');
    ways = waysOf([]);
    hand.settle();
    expect(hand.selected).toBeNull();
  });
});

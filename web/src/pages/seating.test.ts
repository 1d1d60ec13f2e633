import { describe, expect, it } from 'vitest';
import {
  anybody,
  playerOf,
  preset,
  presetOf,
  seat,
  sound,
  swap,
  usual,
  usualPlayer,
  words,
  type Shape,
} from './seating';

const both = ['a', 'b'];

describe('presets', () => {
  it('seat me and one kind of others', () => {
    expect(preset('friend', both, 'b')).toEqual({ a: 'open', b: 'me' });
    expect(presetOf({ a: 'computer', b: 'me' })).toBe('computer');
    expect(presetOf({ a: 'me', b: 'device' })).toBe('device');
  });

  it('are not recognised in other seatings', () => {
    expect(presetOf({ a: 'open', b: 'open' })).toBeNull();
    expect(presetOf({ a: 'computer', b: 'open' })).toBeNull();
  });
});

describe('seat', () => {
  it('gives my old seat to whom I displace', () => {
    expect(seat({ a: 'me', b: 'computer' }, 'b', 'me')).toEqual({ a: 'computer', b: 'me' });
  });

  it('leaves the others where they are', () => {
    expect(seat({ a: 'me', b: 'computer' }, 'b', 'open')).toEqual({ a: 'me', b: 'open' });
  });
});

it('swaps', () => {
  expect(swap({ a: 'me', b: 'computer' })).toEqual({ a: 'computer', b: 'me' });
});

it('needs a person somewhere', () => {
  expect(anybody({ a: 'computer', b: 'computer' })).toBe(false);
  expect(anybody({ a: 'computer', b: 'open' })).toBe(true);
});

it('names seats in the words of the server', () => {
  const setting = {
    sitters: { a: 'computer', b: 'device' },
    players: { a: 'level:4', b: 'level:1' },
    options: {},
    listed: false,
  } as const;
  expect(words(setting)).toEqual({ a: 'computer:level:4', b: 'device' });
  expect(playerOf(setting)).toBe('level:4');
  expect(playerOf({ ...setting, sitters: { a: 'me', b: 'device' } })).toBeUndefined();
});

describe('sound', () => {
  const shape: Shape = {
    seats: both,
    players: ['level:1', 'level:2', 'level:3'],
    usual: 'level:2',
    options: [{ key: 'edition', default: '1908', values: ['1908', '2016'] }],
  };
  const usual = {
    sitters: { a: 'me', b: 'computer' },
    players: { a: 'level:2', b: 'level:2' },
    options: { edition: '1908' },
    listed: false,
  };

  it('begins with me against the usual computer', () => {
    expect(sound(null, shape)).toEqual(usual);
  });

  it('keeps what still fits', () => {
    const kept = {
      sitters: { a: 'open', b: 'me' },
      players: { a: 'level:1', b: 'level:3' },
      options: { edition: '2016' },
      listed: true,
    };
    expect(sound(JSON.stringify(kept), shape)).toEqual(kept);
  });

  it('drops what does not', () => {
    const kept = {
      sitters: { a: 'king', b: 'me' },
      players: { a: 'greedy' },
      options: { edition: '7' },
    };
    expect(sound(JSON.stringify(kept), shape)).toEqual(usual);
    for (const junk of ['{', 'null', '[]', '{"sitters":null,"options":3}']) {
      expect(sound(junk, shape)).toEqual(usual);
    }
  });
});

it('begins with the player chosen last, if it is still there', () => {
  const found = { players: [{ word: 'level:1' }, { word: 'level:2' }], usual: 'level:2' };
  expect(usualPlayer(found, '"level:1"')).toBe('level:1');
  expect(usualPlayer(found, '"greedy"')).toBe('level:2');
  expect(usualPlayer(found, null)).toBe('level:2');
});

describe('usual', () => {
  const found = { games: [{ id: 'chess' }, { id: 'go' }] };

  it('is what was kept, while it is there, and the first otherwise', () => {
    expect(usual(found, '"go"')).toBe('go');
    expect(usual(found, '"ludo"')).toBe('chess');
    expect(usual(found, 'go')).toBe('chess');
    expect(usual(found, null)).toBe('chess');
    expect(usual({ games: [] }, '"go"')).toBeNull();
  });
});

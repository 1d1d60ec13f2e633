import { describe, expect, it } from 'vitest';
import {
  accompanied,
  aloneTable,
  computerTable,
  anybody,
  applying,
  choose,
  forOne,
  playerOf,
  preset,
  presetOf,
  seat,
  seatsOf,
  sent,
  sound,
  swap,
  usual,
  usualPlayer,
  words,
  type Setting,
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
  expect(anybody({ a: 'computer', b: 'computer' }), 'there is no person among computers').toBe(
    false,
  );
  expect(anybody({ a: 'computer', b: 'open' }), 'an open seat is for a person').toBe(true);
});

it('names seats in the words of the server', () => {
  const setting = {
    sitters: { a: 'computer', b: 'device' },
    players: { a: 'level:4', b: 'level:1' },
    options: {},
    listed: false,
    clock: null,
  } as const;
  expect(words(setting)).toEqual({ a: 'computer:level:4', b: 'device' });
  expect(playerOf(setting)).toBe('level:4');
  expect(playerOf({ ...setting, sitters: { a: 'me', b: 'device' } })).toBeUndefined();
});

describe('sound', () => {
  const value = (word: string) => ({ value: word, seats: null });
  const shape: Shape = {
    seats: both.map((name) => ({ name })),
    options: [{ key: 'edition', default: '1908', only: null, values: ['1908', '2016'].map(value) }],
  };
  const found = (kept: string | null) =>
    sound(kept, shape, ['level:1', 'level:2', 'level:3'], 'level:2');
  const usual = {
    sitters: { a: 'me', b: 'computer' },
    players: { a: 'level:2', b: 'level:2' },
    options: { edition: '1908' },
    listed: false,
    clock: null,
  };

  it('begins with me against the usual computer', () => {
    expect(found(null)).toEqual(usual);
  });

  it('keeps what still fits', () => {
    const kept = {
      sitters: { a: 'open', b: 'me' },
      players: { a: 'level:1', b: 'level:3' },
      options: { edition: '2016' },
      listed: true,
      clock: { kind: 'game', seconds: 600, increment: 5 },
    };
    expect(found(JSON.stringify(kept))).toEqual(kept);
  });

  it('drops what does not', () => {
    const kept = {
      sitters: { a: 'king', b: 'me' },
      players: { a: 'greedy' },
      options: { edition: '7' },
    };
    expect(found(JSON.stringify(kept))).toEqual(usual);
    for (const junk of ['{', 'null', '[]', '{"sitters":null,"options":3}']) {
      expect(found(junk)).toEqual(usual);
    }
  });
});

describe('an option that decides who sits at the table', () => {
  const seats = (...names: string[]) => names.map((name) => ({ name }));
  const game: Shape = {
    seats: seats('a', 'b'),
    options: [
      {
        key: 'mode',
        default: 'two',
        only: null,
        values: [
          { value: 'two', seats: seats('a', 'b') },
          { value: 'four', seats: seats('p', 'y', 'c', 'd') },
          { value: 'one', seats: seats('a') },
        ],
      },
      {
        key: 'hands',
        default: 'hidden',
        only: { option: 'mode', values: ['four'] },
        values: [
          { value: 'hidden', seats: null },
          { value: 'open', seats: null },
        ],
      },
    ],
  };
  const begun = sound(null, game, ['level:1', 'level:2'], 'level:2');
  const mode = (setting: Setting, word: string) => choose(setting, game, 'mode', word);

  it('brings its seats, and the options that mean something there', () => {
    const keys = (word: string) => applying(game.options, { mode: word }).map(({ key }) => key);
    expect(seatsOf(game, { mode: 'four' }).map(({ name }) => name)).toEqual(['p', 'y', 'c', 'd']);
    expect(seatsOf(game, {}).map(({ name }) => name)).toEqual(['a', 'b']);
    expect(keys('four')).toEqual(['mode', 'hands']);
    expect(keys('one')).toEqual(['mode']);
  });

  it('tells how one plays alone', () => {
    expect(forOne(game)).toEqual({ key: 'mode', value: 'one' });
    expect(forOne({ ...game, options: game.options.slice(1) })).toBeNull();
  });

  it('makes a table for one out of what was set up last', () => {
    const four = {
      options: { mode: 'four', hands: 'open' },
      sitters: { p: 'computer', y: 'open', c: 'open', d: 'open' },
    };
    const table = { game: 'x', options: { mode: 'one' }, seats: { a: 'me' }, listed: false };
    expect(aloneTable({ ...game, id: 'x' }, null)).toEqual(table);
    expect(aloneTable({ ...game, id: 'x' }, JSON.stringify(four))).toEqual(table);
    expect(aloneTable({ ...game, id: 'x', options: [] }, null)).toBeNull();
  });

  it('makes a table against the computer out of what was set up last', () => {
    const two = { ...game, id: 'x', options: [], seats: [{ name: 'a' }, { name: 'b' }] };
    const kept = JSON.stringify({
      options: {},
      sitters: { a: 'open', b: 'me' },
      players: { a: 'level:2' },
    });
    expect(computerTable(two, null, ['level:1', 'level:2'], 'level:1')).toEqual({
      game: 'x',
      options: {},
      seats: { a: 'me', b: 'computer:level:1' },
      listed: false,
    });
    expect(computerTable(two, kept, ['level:1', 'level:2'], 'level:1').seats).toEqual({
      a: 'computer:level:2',
      b: 'me',
    });
    expect(computerTable({ ...game, id: 'x' }, null, [], 'p').seats).toHaveProperty('a', 'me');
  });

  it('sends nothing that means nothing', () => {
    expect(sent(game, { mode: 'one', hands: 'open' })).toEqual({ mode: 'one' });
    expect(sent(game, { mode: 'four', hands: 'open' })).toEqual({ mode: 'four', hands: 'open' });
    expect(sent(game, {})).toEqual({ mode: 'two' });
  });

  it('keeps a preset, with me somewhere', () => {
    const four = mode({ ...begun, sitters: { a: 'open', b: 'me' } }, 'four');
    expect(four.sitters).toEqual({ p: 'me', y: 'open', c: 'open', d: 'open' });
    expect(Object.values(four.players)).toEqual(Array(4).fill('level:2'));
    expect(mode(four, 'one').sitters).toEqual({ a: 'me' });
  });

  it('seats others in their order, and never forgets me', () => {
    const four: Setting = {
      ...mode(begun, 'four'),
      sitters: { p: 'open', y: 'computer', c: 'device', d: 'me' },
      players: { p: 'level:2', y: 'level:1', c: 'level:2', d: 'level:2' },
    };
    expect(mode(four, 'two').sitters).toEqual({ a: 'me', b: 'computer' });
    expect(mode(four, 'two').players).toEqual({ a: 'level:1', b: 'level:1' });
    expect(mode({ ...begun, sitters: { a: 'open', b: 'open' } }, 'four').sitters).toEqual({
      p: 'open',
      y: 'open',
      c: 'computer',
      d: 'computer',
    });
  });

  it('changes nobody where the seats are the same', () => {
    const mixed: Setting = { ...begun, sitters: { a: 'open', b: 'me' } };
    expect(choose(mixed, game, 'hands', 'open').sitters).toEqual(mixed.sitters);
  });

  it('is kept, and the one who sits alone is me', () => {
    const kept = JSON.stringify({ options: { mode: 'one' }, sitters: { a: 'open' } });
    const alone = sound(kept, game, ['level:1'], 'level:1');
    expect(alone.sitters).toEqual({ a: 'me' });
    expect(accompanied(alone, game).options.mode).toBe('two');
    expect(accompanied(alone, game).sitters).toEqual({ a: 'me', b: 'computer' });
    expect(accompanied(begun, game)).toBe(begun);
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

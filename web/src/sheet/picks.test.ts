import { describe, expect, it } from 'vitest';
import { choice } from '../board/samples';
import { found, isLong, picksOf, within } from './picks';

const offer = (move: string, label: string, group: string | null = null) =>
  choice(move, label, { group });

const CUBES = [
  offer('NY+purple', 'New York: place purple', 'New York'),
  offer('NY+yellow', 'New York: place yellow', 'New York'),
  offer('ND+purple', 'North Dakota: place purple', 'North Dakota'),
  offer('stop', 'Stop here'),
];

describe('picksOf', () => {
  it('puts what belongs to one thing into one row, and the rest beside it', () => {
    const { buttons, rows } = picksOf(CUBES);
    expect(buttons.map(({ move }) => move)).toEqual(['stop']);
    expect(rows.map(({ name, picks }) => [name, picks.map(({ words }) => words)])).toEqual([
      ['New York', ['Place purple', 'Place yellow']],
      ['North Dakota', ['Place purple']],
    ]);
    expect(rows[0]?.picks[0]?.label).toBe('New York: place purple');
  });

  it('lists many single choices', () => {
    const many = Array.from({ length: 30 }, (_, i) => offer(`pick:${i}`, `State ${i}`));
    const { buttons, rows } = picksOf(many);
    expect(buttons).toEqual([]);
    expect(rows).toHaveLength(30);
    expect(isLong(rows), '30 rows are long').toBe(true);
  });
});

describe('what is said about things', () => {
  const said = new Map([
    ['New York', 'A State card.'],
    ['North Dakota', 'Another.'],
  ]);
  const about = (known: Map<string, string>) => picksOf(CUBES, known).rows.map((row) => row.about);

  it('stands beside each of them, or beside none', () => {
    expect(about(said)).toEqual(['A State card.', 'Another.']);
    expect(about(new Map([...said].slice(1)))).toEqual(['', '']);
  });
});

describe('within', () => {
  it('says what the name of the group does not', () => {
    expect(within('Event: Lucy Stone', 'Lucy Stone')).toBe('Event');
    expect(within('Lucy Stone on top', 'Lucy Stone')).toBe('On top');
  });

  it('keeps a label that would be empty, or does not name the group', () => {
    expect(within('Texas', 'Texas')).toBe('Texas');
    expect(within('Stop here', 'Texas')).toBe('Stop here');
  });
});

describe('found', () => {
  const { rows } = picksOf(CUBES);
  const names = (typed: string) => found(rows, typed).map(({ name }) => name);

  it('finds by the beginning of any word, whatever the case and the accents', () => {
    expect(names('york')).toEqual(['New York']);
    expect(names('N')).toEqual(['New York', 'North Dakota']);
    expect(names('')).toHaveLength(2);
    expect(names('ork')).toEqual([]);
    const accents = picksOf([offer('event:z', 'Event: Zitkala-Ša', 'Zitkala-Ša')]).rows;
    expect(found(accents, 'zitkala-sa')).toHaveLength(1);
  });
});

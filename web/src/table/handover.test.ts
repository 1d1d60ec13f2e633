import { describe, expect, it } from 'vitest';
import type { State } from '../api/types';
import { isForOthers, seatToCome } from './handover';
import { state, table } from './samples';

const sheet = { kind: 'sheet' as const, parts: [], more: [] };
const shared = ({ viewer = 'white', ...more }: Partial<State>) =>
  state(1, {
    yours: ['white', 'black'],
    apart: true,
    alike: viewer === null ? [] : [viewer],
    viewer,
    view: sheet,
    ...more,
  });

describe('seatToCome', () => {
  it('names who is to look next, at first and after each change', () => {
    expect(seatToCome(shared({}), null)?.title).toBe('White');
    expect(seatToCome(shared({ viewer: 'black' }), 'white')?.title).toBe('Black');
  });

  it('lets whoever looks already go on', () => {
    expect(seatToCome(shared({}), 'white')).toBeNull();
  });

  it('hands over nothing between partners who see the same', () => {
    const partners = { viewer: 'black', alike: ['ivory', 'black'] };
    expect(seatToCome(shared(partners), 'ivory')).toBeNull();
    expect(seatToCome(shared(partners), 'white')?.title).toBe('Black');
    expect(seatToCome(shared(partners), null)?.title).toBe('Black');
  });

  it('hands over nothing where all see the same, or one person has one seat', () => {
    expect(seatToCome(shared({ apart: false, viewer: 'black' }), 'white')).toBeNull();
    expect(seatToCome(shared({ yours: ['black'], viewer: 'black' }), null)).toBeNull();
  });
});

describe('isForOthers', () => {
  const known = table([], { state: state(1, { viewer: 'white' }) });

  it('is what is told to another seat where there are secrets', () => {
    const hidden = { ...known, secrets: true };
    expect(isForOthers(state(2, { viewer: 'black' }), hidden), 'it is for the other seat').toBe(
      true,
    );
    expect(
      isForOthers(state(2, { viewer: 'white' }), hidden),
      'it is not for the seat that looks',
    ).toBe(false);
  });

  it('is nothing where all see everything', () => {
    expect(
      isForOthers(state(2, { viewer: 'black' }), known),
      'without secrets it is for both seats',
    ).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { BoardView } from '../api/types';
import { arrangementOf, capture, carry, cleared, countOf, place, viewOf } from './arrangement';

const view: BoardView = {
  kind: 'board',
  pieces: [
    { kind: 'man', square: 'a1' },
    { kind: 'king', square: 'b2' },
  ],
  trays: [{ place: 'prison', counts: [{ kind: 'man', count: 3 }] }],
  notes: [],
};
const board = arrangementOf(view, ['man'], 'white');

describe('a board set up by hand', () => {
  it('begins as the board stands', () => {
    expect(board).toEqual({
      pieces: { a1: 'man', b2: 'king' },
      captured: { man: 3 },
      side: 'white',
    });
    expect(viewOf(board, view)).toEqual(view);
  });

  it('places, replaces and removes pieces', () => {
    expect(place(board, 'c3', 'man').pieces).toEqual({ a1: 'man', b2: 'king', c3: 'man' });
    expect(place(board, 'a1', 'king').pieces['a1']).toBe('king');
    expect(place(board, 'a1', 'man').pieces).toEqual({ b2: 'king' });
    expect(place(board, 'b2', null).pieces).toEqual({ a1: 'man' });
    expect(countOf(place(board, 'c3', 'man'), 'man')).toBe(2);
  });

  it('takes a piece from square to square, and off the board', () => {
    expect(carry(board, 'a1', 'c3').pieces).toEqual({ b2: 'king', c3: 'man' });
    expect(carry(board, 'a1', 'b2').pieces).toEqual({ b2: 'man' });
    expect(carry(board, 'a1', null).pieces).toEqual({ b2: 'king' });
    expect(carry(board, 'a1', 'a1')).toBe(board);
    expect(carry(board, 'c3', 'a1')).toBe(board);
  });

  it('counts captured pieces within bounds', () => {
    expect(capture(board, 'man', -2).captured).toEqual({ man: 0 });
    expect(capture(board, 'man', 1000).captured).toEqual({ man: 99 });
    expect(capture(board, 'man', NaN).captured).toEqual({ man: 0 });
    expect(viewOf(capture(board, 'man', 5), view).trays[0]?.counts[0]?.count).toBe(5);
  });

  it('is cleared but for the side to move', () => {
    expect(cleared(board)).toEqual({ pieces: {}, captured: { man: 0 }, side: 'white' });
  });
});

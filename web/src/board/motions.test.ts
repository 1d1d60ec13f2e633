import { describe, expect, it } from 'vitest';
import { alike, applyMotions, flights, settled, span, timetable } from './motions';

const start = {
  pieces: [
    { kind: 'man', square: 'a1' },
    { kind: 'chief', square: 'b2' },
    { kind: 'man', square: 'd4' },
  ],
  trays: [{ place: 'gaol', counts: [{ kind: 'chief', count: 1 }] }],
  notes: ['kept'],
};
const hop = { thing: 'man', from: 'a1', to: 'c3' };
const take = { thing: 'chief', from: 'b2', to: 'gaol' };
const on = { thing: 'man', from: 'c3', to: 'e3' };
const freed = { thing: 'chief', from: 'gaol', to: 'e1' };
const squares = (view: typeof start) => view.pieces.map(({ square }) => square).sort();

describe('motions', () => {
  it('move pieces between squares and trays and keep the rest of the view', () => {
    const after = applyMotions(start, [hop, take, on]);
    expect(squares(after)).toEqual(['d4', 'e3']);
    expect(after.trays).toEqual([{ place: 'gaol', counts: [{ kind: 'chief', count: 2 }] }]);
    expect(after.notes).toEqual(['kept']);
    expect(squares(start)).toEqual(['a1', 'b2', 'd4']);
  });

  it('free pieces from trays and know trays that were empty', () => {
    expect(applyMotions(start, [freed]).trays[0]?.counts[0]?.count).toBe(0);
    expect(applyMotions({ pieces: [], trays: [] }, [take]).trays).toEqual([
      { place: 'gaol', counts: [{ kind: 'chief', count: 1 }] },
    ]);
  });

  it('take one piece of those with the same kind', () => {
    expect(squares(applyMotions(start, [{ thing: 'man', from: 'd4', to: 'd3' }]))).toContain('a1');
  });
});

describe('likeness', () => {
  it('does not mind the order, nor trays that hold nobody', () => {
    const other = {
      pieces: start.pieces.toReversed(),
      trays: [...start.trays, { place: 'ward', counts: [{ kind: 'man', count: 0 }] }],
    };
    expect(alike(start, other), 'the order and empty trays make no difference').toBe(true);
  });

  it('sees a piece elsewhere, of another kind, or in a tray', () => {
    for (const motion of [hop, take, freed]) {
      const moved = applyMotions(start, [motion]);
      expect(alike(start, moved), `${motion.from}-${motion.to} makes a difference`).toBe(false);
    }
    const [, ...others] = start.pieces;
    const changed = { ...start, pieces: [{ kind: 'chief', square: 'a1' }, ...others] };
    expect(alike(start, changed), 'the kind of a piece makes a difference').toBe(false);
  });
});

describe('the timetable', () => {
  it('lets legs follow one another, and what is taken fade meanwhile', () => {
    const [first, taken, second] = timetable([hop, take, on]);
    expect(first?.start).toBe(0);
    expect(second?.start).toBe(first?.end);
    expect(taken?.start).toBeGreaterThan(0);
    expect(taken?.start).toBeLessThan(first?.end ?? 0);
  });

  it('never lasts longer than 1.2 seconds', () => {
    const far = Array.from({ length: 12 }, () => hop);
    expect(span(timetable(far))).toBeCloseTo(1200);
    expect(span(timetable([hop]))).toBeLessThanOrEqual(220);
  });

  it('does not repeat what was dragged', () => {
    const [leg, taken] = timetable([hop, take], true);
    expect(leg?.end).toBe(0);
    expect(taken?.end).toBeGreaterThan(0);
  });

  it('has everything where it was at first and where it goes at last', () => {
    const timed = timetable([hop, take, on]);
    expect(squares(settled(start, timed, -1))).toEqual(squares(start));
    expect(settled(start, timed, span(timed))).toEqual(applyMotions(start, [hop, take, on]));
  });

  it('shows each thing once: standing or under way', () => {
    const timed = timetable([hop, take, on, freed]);
    for (let time = 0; time <= span(timed); time += 7) {
      const still = settled(start, timed, time);
      const held = still.trays[0]?.counts[0]?.count ?? 0;
      expect(still.pieces.length + held + flights(timed, time).length).toBe(4);
    }
  });
});

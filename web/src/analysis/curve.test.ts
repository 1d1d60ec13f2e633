import { describe, expect, it } from 'vitest';
import { area, filled, HEIGHT, line, points, stopAt, WIDTH } from './curve';

describe('the curve', () => {
  it('goes from the left edge to the right, certainty on top', () => {
    const all = points([0.5, 1, 0]);
    expect(all.map(({ x }) => x)).toEqual([0, WIDTH / 2, WIDTH]);
    expect(all.map(({ y }) => y)).toEqual([HEIGHT / 2, 0, HEIGHT]);
  });

  it('is drawn as far as the chances are known', () => {
    expect(points([0.5, 0.6, null, null]).map(({ stop }) => stop)).toEqual([0, 1]);
    expect(line(points([0.5, null]))).toBe('');
    expect(line(points([0.5, 0.25]))).toBe('M0 100L1000 150');
  });

  it('closes its area at the bottom', () => {
    expect(area(points([0.5, 0.25]))).toBe('M0 100L1000 150L1000 200L0 200Z');
    expect(area([])).toBe('');
  });

  it('fills what is told by nobody from what is beside it', () => {
    expect(filled([0.5, null, 0.7, null])).toEqual([0.5, 0.6, 0.7, null]);
  });

  it('finds the nearest stop', () => {
    expect(stopAt(0, 11)).toBe(0);
    expect(stopAt(0.24, 11)).toBe(2);
    expect(stopAt(0.26, 11)).toBe(3);
    expect(stopAt(1.4, 11)).toBe(10);
    expect(stopAt(-1, 11)).toBe(0);
    expect(stopAt(0.5, 1)).toBe(0);
  });
});

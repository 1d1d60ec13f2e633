import { describe, expect, it, vi } from 'vitest';
import { U, type Sight } from '../board/geometry';
import { Selection } from '../board/selection.svelte';
import { PieceDrag } from './piece-drag';

// Three by three squares of a hundred pixels; a piece stands on a1.
const seen: Sight = {
  files: [0, 1, 2],
  ranks: [2, 1, 0],
  squares: new Set(['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3']),
};

function dragging() {
  const selection = new Selection(
    () => new Map(),
    () => undefined,
  );
  const drop = vi.fn();
  const drag = new PieceDrag({
    selection,
    seen: () => seen,
    occupied: (square) => square === 'a1',
    point: ({ clientX: x, clientY: y }) => ({ x, y }),
    drop,
  });
  const capture = vi.fn();
  const event = (x: number, y: number, more = {}) =>
    ({
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: x,
      clientY: y,
      currentTarget: { setPointerCapture: capture },
      ...more,
    }) as unknown as PointerEvent;
  return { selection, drop, drag, event };
}

describe('a piece on a board set up by hand', () => {
  it('is dragged to another square', () => {
    const { selection, drop, drag, event } = dragging();
    drag.down(event(50, 250));
    drag.move(event(150, 150));
    expect(selection).toMatchObject({ selected: 'a1', aim: 'b2', held: { x: 150, y: 150 } });
    drag.up(event(150, 150));
    expect(drop).toHaveBeenCalledExactlyOnceWith('a1', 'b2');
    expect(selection).toMatchObject({ selected: null, aim: null, held: null });
    expect(drag.click(), 'the click that ends the drag').toBe(false);
    expect(drag.click(), 'the next one').toBe(true);
  });

  it('is dragged off the board', () => {
    const { drop, drag, event } = dragging();
    drag.down(event(50, 250));
    drag.move(event(50, 3 * U + 20));
    drag.up(event(50, 3 * U + 20));
    expect(drop).toHaveBeenCalledExactlyOnceWith('a1', null);
  });

  it('stays where it is if it is put back, let go or hardly moved', () => {
    const { selection, drop, drag, event } = dragging();
    drag.down(event(50, 250));
    drag.move(event(150, 150));
    drag.move(event(60, 240));
    drag.up(event(60, 240));
    expect(drag.click(), 'the click that puts a piece back').toBe(false);

    drag.down(event(50, 250));
    drag.move(event(150, 150));
    drag.cancel();
    expect(selection.held).toBeNull();
    drag.up(event(150, 150));
    expect(drag.click(), 'the click after a cancelled drag').toBe(false);

    drag.down(event(50, 250));
    drag.move(event(53, 252));
    drag.up(event(53, 252));
    expect(drag.click(), 'a click with a trembling hand').toBe(true);
    expect(drop).not.toHaveBeenCalled();
  });

  it('is only taken by the first finger or the main button, and only where one stands', () => {
    const { drop, drag, event } = dragging();
    for (const [x, more] of [
      [50, { isPrimary: false }],
      [50, { button: 2 }],
      [150, {}],
    ] as const) {
      drag.down(event(x, 250, more));
      drag.move(event(250, 50));
      drag.up(event(250, 50));
    }
    expect(drop).not.toHaveBeenCalled();
  });
});

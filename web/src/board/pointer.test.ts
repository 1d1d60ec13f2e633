import { beforeEach, describe, expect, it } from 'vitest';
import { middle, sight, type Point } from './geometry';
import { Selection } from './selection.svelte';
import { waysOf } from './offers';
import { Pointer } from './pointer';
import { offer, plan } from './samples';

const ways = waysOf([
  offer('b1-b2', ['b1', 'b2']),
  offer('b1-c2', ['b1', 'c2']),
  offer('b1:b3', ['b1', 'b3']),
  offer('b1:e4', ['b1', 'e4']),
  offer('d1-d2', ['d1', 'd2']),
  offer('d3-d4', ['d3', 'd4']),
  offer('d1:d2:e3', ['d1', 'd2', 'e3'], ['c2']),
  offer('d1:e2:e3', ['d1', 'e2', 'e3'], ['d3']),
]);
const seen = sight(plan, false, new Set());

let played: string[];
let selection: Selection;
let size: number;
let pointer: Pointer;
let clock: number;

beforeEach(() => {
  played = [];
  size = 20;
  clock = 0;
  selection = new Selection(
    () => ways,
    (move) => played.push(move),
  );
  pointer = new Pointer({
    selection,
    seen: () => seen,
    ways: () => ways,
    size: () => size,
    point: ({ clientX, clientY }) => ({ x: (clientX * 100) / size, y: (clientY * 100) / size }),
  });
});

/** A point so many hundredths of a square off the middle of one. */
function off(square: string, x: number, y: number): Point {
  const spot = middle(seen, square);
  return { x: spot.x + x, y: spot.y + y };
}

function event(at: Point, pointerType: string): PointerEvent {
  return {
    isPrimary: true,
    button: 0,
    pointerId: 1,
    pointerType,
    clientX: (at.x * size) / 100,
    clientY: (at.y * size) / 100,
    timeStamp: clock,
    currentTarget: { setPointerCapture: () => undefined },
  } as unknown as PointerEvent;
}

/** A finger goes down, along some points, and up again after so many milliseconds. */
function finger(lasts: number, ...way: Point[]): void {
  const touch = (at: Point) => event(at, 'touch');
  pointer.down(touch(way[0]!));
  for (const at of way.slice(1)) pointer.move(touch(at));
  clock += lasts;
  pointer.up(touch(way.at(-1)!));
}

describe('a finger on small squares', () => {
  it('picks up the piece it is on, and the one it lands beside', () => {
    finger(80, off('b1', 30, -30));
    expect(selection.selected).toBe('b1');
    selection.clear();
    finger(80, off('b1', 20, -90));
    expect(selection.selected).toBe('b1');
    expect(pointer.click(), 'the tap has picked up a piece and is no click').toBe(false);
  });

  it('means nothing far from every piece', () => {
    finger(80, off('a4', 0, 0));
    expect(selection.selected).toBeNull();
    expect(pointer.click(), 'a tap far from every piece is a click').toBe(true);
  });

  it('shows the loupe at once, and the square it would take', () => {
    pointer.down(event(off('b1', 20, -70), 'touch'));
    expect(selection.finger).not.toBeNull();
    expect(selection.aim).toBe('b1');
    pointer.gone(event(off('b1', 20, -70), 'touch'));
    expect(selection.finger).toBeNull();
  });

  it('asks once more after a quick tap between two targets', () => {
    finger(80, off('b1', 0, 0));
    finger(80, off('b2', 40, 0));
    expect(played).toEqual([]);
    expect(selection.proposed).toBe('b2');
    expect(selection.preview?.move).toBe('b1-b2');
    finger(80, off('c2', -40, 0));
    expect(selection.proposed).toBe('c2');
    finger(80, off('c2', -40, 10));
    expect(played).toEqual(['b1-c2']);
  });

  it('plays a quick tap at once in the inner part of a target, though others are near', () => {
    for (const [x, y] of [
      [0, 0],
      [30, 0],
      [0, -30],
      [-45, 45],
    ] as const) {
      finger(80, off('b1', 0, 0));
      finger(80, off('b2', x, y));
    }
    expect(played).toEqual(['b1-b2', 'b1-b2', 'b1-b2', 'b1-b2']);
  });

  it('plays at once where one target alone is near, and after a look through the loupe', () => {
    finger(80, off('b1', 0, 0));
    finger(80, off('e4', -20, 60));
    finger(80, off('b1', 0, 0));
    finger(400, off('b2', 40, 0));
    expect(played).toEqual(['b1:e4', 'b1-b2']);
  });

  it('corrects its aim by sliding', () => {
    finger(80, off('b1', 0, 0));
    finger(120, off('c3', 0, 0), off('c3', -50, 0), off('b3', 20, 0));
    expect(played).toEqual(['b1:b3']);
  });

  it('slides from piece to piece where it landed between two', () => {
    const between = off('d2', 0, 0);
    finger(200, between, off('d2', 0, -60));
    expect(selection.selected).toBe('d3');
    expect(selection.held).toBeNull();
  });

  it('drags the piece it is on or beside', () => {
    finger(200, off('b1', 0, -60), off('b2', 0, 0), off('b3', 10, 10));
    expect(played).toEqual(['b1:b3']);
    expect(selection.dropped).toEqual({ from: 'b1', to: 'b3' });
  });

  it('puts the piece back beside everything', () => {
    finger(80, off('b1', 0, 0));
    finger(80, off('e1', 0, 0));
    expect(selection.selected).toBeNull();
    expect(played).toEqual([]);
  });
});

describe('the mouse events that follow a tap', () => {
  const stopped = (): boolean => {
    let prevented = false;
    pointer.mouse({ preventDefault: () => (prevented = true) } as unknown as MouseEvent);
    return prevented;
  };

  it('do not take the focus from a question that the tap has asked', () => {
    finger(80, off('d1', 0, 0));
    expect(stopped(), 'the tap that picks up a piece goes on').toBe(false);
    finger(400, off('e3', 0, 0));
    expect(selection.choice?.square).toBe('e3');
    expect(stopped(), 'the tap that asks a question ends there').toBe(true);
  });

  it('close it with the next press elsewhere', () => {
    finger(80, off('d1', 0, 0));
    finger(400, off('e3', 0, 0));
    pointer.down(event(off('a1', 0, 0), 'mouse'));
    expect(stopped(), 'a press elsewhere goes on').toBe(false);
  });
});

it('plays a quick tap at once where squares are large enough', () => {
  size = 24;
  finger(80, off('b1', 0, 0));
  finger(80, off('b2', 40, 0));
  expect(played).toEqual(['b1-b2']);
});

it('leaves the clicks of a mouse to the squares', () => {
  const at = event(off('b1', 20, -70), 'mouse');
  pointer.down(at);
  pointer.up(at);
  expect(selection.finger).toBeNull();
  expect(pointer.click(), 'the click of a mouse goes to the square').toBe(true);
  expect(selection.selected).toBeNull();
});

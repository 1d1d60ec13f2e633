import { middle, nearest, squareAt, U, type Point, type Sight } from './geometry';
import type { Selection } from './selection.svelte';
import { LEAST } from './layout';
import type { Ways } from './offers';

interface Surroundings {
  selection: Selection;
  seen: () => Sight;
  ways: () => Ways;
  /** The side of a square in pixels. */
  size: () => number;
  /** From the screen to board units. */
  point: (event: PointerEvent) => Point;
}

interface Press {
  id: number;
  x: number;
  y: number;
  time: number;
  /** The piece that a drag would take along. */
  piece: string | null;
}

/** So far a press may stray before it becomes a drag, in pixels. */
export const SLACK = 6;
/** Half the width of what a fingertip covers, in pixels. */
export const FINGERTIP = 22;
/** A tap that is over sooner was not aimed with the loupe, in milliseconds. */
const GLANCE = 250;

/** So much nearer than to any other, in squares, is a tap that says clearly which target it means. */
const CLEAR = 0.35;

/** How far a fingertip reaches from its middle, in board units. */
export const fingerReach = (size: number): number => (FINGERTIP * U) / size;

/** Some people only tap; a hand that trembles would drag by mistake. */
export const mayDrag = (): boolean => globalThis.document?.documentElement.dataset.input !== 'tap';

/** Mouse, pen and finger: hovering, pressing and dragging. A mouse's clicks stay with the squares. */
export class Pointer {
  #down: Press | null = null;
  #dragging = false;
  /** A gesture that has done its work ends in a click which means nothing more. */
  #spent = false;
  readonly #at: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  down = (event: PointerEvent): void => {
    this.#spent = false;
    if (!event.isPrimary || event.button !== 0) return;
    const { selection, seen, ways, point } = this.#at;
    const at = point(event);
    const square = squareAt(seen(), at);
    const { pointerId: id, clientX: x, clientY: y, timeStamp: time } = event;
    this.#dragging = false;
    let piece = square !== null && ways().has(square) ? square : null;
    if (event.pointerType === 'touch' && square !== null) {
      const meant = this.#meant(at);
      if (selection.selected !== null || meant !== null) {
        selection.finger = at;
        selection.aim = meant ?? square;
      }
      // Beside one piece, and no other: a drag takes that one.
      if (selection.selected === null && this.#within(at, ways().keys()).length === 1)
        piece = meant;
    }
    this.#down = { id, x, y, time, piece };
  };

  move = (event: PointerEvent): void => {
    const { selection, seen, point } = this.#at;
    const at = point(event);
    const square = squareAt(seen(), at);
    const down = this.#down;
    if (down?.id !== event.pointerId) {
      if (event.pointerType !== 'touch') selection.aim = square;
      return;
    }
    if (!this.#dragging && this.#strayed(event, down) && down.piece !== null && mayDrag()) {
      this.#dragging = true;
      selection.pick(down.piece);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    if (selection.finger) selection.finger = at;
    if (this.#dragging) {
      const target = nearest(seen(), at, selection.targets.keys());
      selection.held = at;
      selection.aim = target ?? square;
    } else if (selection.finger) {
      selection.aim = this.#meant(at) ?? square;
    }
  };

  up = (event: PointerEvent): void => {
    const down = this.#down;
    if (down?.id !== event.pointerId) return;
    const { selection, point } = this.#at;
    const { aim, selected, finger } = selection;
    this.#down = null;
    selection.finger = null;
    selection.held = null;
    if (this.#dragging) {
      this.#dragging = false;
      this.#spent = true;
      if (aim !== null && selected !== null && aim !== selected && selection.targets.has(aim)) {
        selection.go(aim);
        if (!selection.choice) selection.dropped = { from: selected, to: aim };
      } else if (aim !== selected) {
        if (aim !== null) selection.miss(aim);
        selection.clear();
      }
    } else if (finger && aim !== null) {
      this.#spent = true;
      const glance = event.timeStamp - down.time < GLANCE && !this.#strayed(event, down);
      if (glance && this.#doubtful(point(event), aim)) selection.propose(aim);
      else selection.press(aim);
    }
    if (finger) selection.aim = null;
  };

  gone = (event: PointerEvent): void => {
    const { selection } = this.#at;
    if (event.type === 'pointerleave' && this.#down) return;
    this.#down = null;
    this.#dragging = false;
    selection.held = null;
    selection.finger = null;
    selection.aim = null;
  };

  /** Whether a click is one of its own, and not the end of a drag. */
  click(): boolean {
    const fresh = !this.#spent;
    this.#spent = false;
    return fresh;
  }

  /** A browser sends a tap's mouse events last: they leave the focus with what the tap has asked. */
  mouse = (event: MouseEvent): void => {
    if (this.#spent && this.#at.selection.choice) event.preventDefault();
  };

  #strayed(event: PointerEvent, down: Press): boolean {
    return Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLACK;
  }

  /**
   * What a finger means: the square it is on, or the nearest where it could do something. A piece is
   * picked up by mistake without harm, so it may be as far away as the finger reaches.
   */
  #meant(at: Point): string | null {
    const { selection, seen, ways, size } = this.#at;
    const holding = selection.selected !== null;
    const on = squareAt(seen(), at);
    if (on !== null && (ways().has(on) || (holding && selection.targets.has(on)))) return on;
    const reach = fingerReach(size());
    return holding
      ? nearest(seen(), at, selection.targets.keys(), Math.min(reach, 0.85 * U))
      : nearest(seen(), at, ways().keys(), reach);
  }

  #within(at: Point, squares: Iterable<string>): string[] {
    const reach = fingerReach(this.#at.size());
    return [...squares].filter((square) => this.#far(at, square) < reach);
  }

  #far(at: Point, square: string): number {
    const { x, y } = middle(this.#at.seen(), square);
    return Math.hypot(x - at.x, y - at.y);
  }

  /** Where squares are small, a quick tap about as near to another target may have meant that one. */
  #doubtful(at: Point, aim: string): boolean {
    const { selection, size } = this.#at;
    if (size() >= LEAST || selection.selected === null) return false;
    if (!selection.targets.has(aim) || selection.proposed === aim) return false;
    const limit = this.#far(at, aim) + CLEAR * U;
    return [...selection.targets.keys()].some((to) => to !== aim && this.#far(at, to) < limit);
  }
}

import { nearest, squareAt, type Point, type Sight } from './geometry';
import type { Hand } from './hand.svelte';
import type { Ways } from './offers';

interface Surroundings {
  hand: Hand;
  seen: () => Sight;
  ways: () => Ways;
  /** From the screen to board units. */
  point: (event: PointerEvent) => Point;
}

/** So far a press may stray before it becomes a drag, in pixels. */
const SLACK = 6;

/** Mouse, pen and finger: hovering, pressing and dragging. Clicks stay with the squares. */
export class Pointer {
  #down: { id: number; x: number; y: number; square: string | null; touch: boolean } | null = null;
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
    const { hand, seen, ways, point } = this.#at;
    const square = squareAt(seen(), point(event));
    const touch = event.pointerType === 'touch';
    this.#down = { id: event.pointerId, x: event.clientX, y: event.clientY, square, touch };
    this.#dragging = false;
    if (touch && square !== null && (hand.selected !== null || ways().has(square))) {
      hand.finger = point(event);
      hand.aim = square;
    }
  };

  move = (event: PointerEvent): void => {
    const { hand, seen, ways, point } = this.#at;
    const at = point(event);
    const square = squareAt(seen(), at);
    const down = this.#down;
    if (down?.id !== event.pointerId) {
      if (event.pointerType !== 'touch') hand.aim = square;
      return;
    }
    const strayed = Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLACK;
    if (!this.#dragging && strayed && down.square !== null && ways().has(down.square)) {
      this.#dragging = true;
      hand.pick(down.square);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    if (hand.finger) hand.finger = at;
    if (this.#dragging) {
      const target = nearest(seen(), at, hand.targets.keys());
      hand.held = at;
      hand.aim = target ?? square;
    } else if (hand.finger) {
      hand.aim = nearest(seen(), at, hand.targets.keys(), 60) ?? square;
    }
  };

  up = (event: PointerEvent): void => {
    const down = this.#down;
    if (down?.id !== event.pointerId) return;
    const { hand } = this.#at;
    const { aim, selected } = hand;
    const slid = down.touch && hand.finger !== null && aim !== down.square;
    this.#down = null;
    hand.finger = null;
    hand.held = null;
    if (this.#dragging) {
      this.#dragging = false;
      this.#spent = true;
      if (aim !== null && selected !== null && aim !== selected && hand.targets.has(aim)) {
        hand.go(aim);
        if (!hand.choice) hand.dropped = { from: selected, to: aim };
      } else if (aim !== selected) hand.clear();
    } else if (slid && aim !== null) {
      this.#spent = true;
      hand.press(aim);
    }
    if (down.touch) hand.aim = null;
  };

  gone = (event: PointerEvent): void => {
    const { hand } = this.#at;
    if (event.type === 'pointerleave' && this.#down) return;
    this.#down = null;
    this.#dragging = false;
    hand.held = null;
    hand.finger = null;
    hand.aim = null;
  };

  /** Whether a click is one of its own, and not the end of a drag. */
  click(): boolean {
    const fresh = !this.#spent;
    this.#spent = false;
    return fresh;
  }
}

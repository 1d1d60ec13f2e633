import type { Point } from './types';
import { clamped, held, toMap, zoomed, type Sight, type Size } from './zoom';

interface Surroundings {
  map: () => Size;
  window: () => Size;
  sight: () => Sight;
  /** From the screen to the window of the map. */
  point: (event: { clientX: number; clientY: number }) => Point;
  /** The sight follows the fingers. */
  follow: (sight: Sight) => void;
  /** The fingers have left the map. */
  settle: () => void;
}

/** A finger trembles by so much without meaning to drag. */
const SLACK = 8;
const MOUSE_SLACK = 4;
/** One notch of a wheel. */
const WHEEL = 0.0016;

interface Finger {
  at: Point;
  start: Point;
  /** What lay under it on the map. */
  on: Point;
}

const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Dragging, pinching and the wheel. What is neither is left to be a click. */
export class MapGestures {
  #fingers = new Map<number, Finger>();
  #moving = false;
  #spent = false;
  /** Two fingers: how far apart they were, at what scale. */
  #pinch: { apart: number; scale: number; on: Point } | null = null;

  constructor(private readonly around: Surroundings) {}

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (this.#fingers.size === 0) {
      this.#spent = false;
      this.#moving = false;
    }
    const at = this.around.point(event);
    this.#fingers.set(event.pointerId, { at, start: at, on: this.#on(at) });
    if (this.#fingers.size === 2) this.#beginPinch(event.currentTarget as Element);
  };

  move = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    finger.at = this.around.point(event);
    if (this.#pinch) {
      this.#spread();
      return;
    }
    const slack = event.pointerType === 'mouse' ? MOUSE_SLACK : SLACK;
    if (!this.#moving && apart(finger.at, finger.start) > slack) {
      this.#moving = true;
      this.#spent = true;
      finger.on = this.#on(finger.at);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    if (this.#moving) {
      const { sight, window, map, follow } = this.around;
      const now = sight();
      follow(clamped(held(now, now.scale, window(), finger.at, finger.on), map(), window()));
    }
  };

  up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    if (this.#pinch) {
      // The finger that stays drags on from where it is.
      this.#pinch = null;
      for (const finger of this.#fingers.values()) finger.on = this.#on(finger.at);
    }
    if (this.#fingers.size === 0) {
      if (this.#moving) this.around.settle();
      this.#moving = false;
    }
  };

  /** Whether a click is one of its own, and not the end of a drag. */
  click(): boolean {
    const fresh = !this.#spent;
    this.#spent = false;
    return fresh;
  }

  wheel(event: WheelEvent): Sight {
    const { sight, map, window, point } = this.around;
    const pixels = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
    const factor = Math.exp(
      -Math.max(-240, Math.min(240, pixels)) * WHEEL * (event.ctrlKey ? 3 : 1),
    );
    return zoomed(sight(), factor, map(), window(), point(event));
  }

  #on(at: Point): Point {
    return toMap(this.around.sight(), this.around.window(), at);
  }

  #beginPinch(target: Element): void {
    const [one, other] = [...this.#fingers.values()] as [Finger, Finger];
    this.#moving = true;
    this.#spent = true;
    for (const id of this.#fingers.keys()) target.setPointerCapture(id);
    this.#pinch = {
      apart: Math.max(20, apart(one.at, other.at)),
      scale: this.around.sight().scale,
      on: this.#on(middle(one.at, other.at)),
    };
  }

  #spread(): void {
    const [one, other] = [...this.#fingers.values()];
    if (!this.#pinch || !one || !other) return;
    const { map, window, sight, follow } = this.around;
    const scale = (this.#pinch.scale * apart(one.at, other.at)) / this.#pinch.apart;
    const limited = clamped({ ...sight(), scale }, map(), window()).scale;
    const at = middle(one.at, other.at);
    follow(clamped(held(sight(), limited, window(), at, this.#pinch.on), map(), window()));
  }
}

import { squareAt, type Point, type Sight } from '../board/geometry';
import { mayDrag, SLACK } from '../board/pointer';
import type { Selection } from '../board/selection.svelte';

interface Surroundings {
  /** What is held and where it hangs, for the drawing. */
  selection: Selection;
  seen: () => Sight;
  /** Whether a piece stands there. */
  occupied: (square: string) => boolean;
  /** From the screen to board units. */
  point: (event: PointerEvent) => Point;
  /** A piece was taken to another square, or off the board. */
  drop: (from: string, to: string | null) => void;
}

/** Any piece goes anywhere: dragging on a board that is set up by hand. Clicks stay with the squares. */
export class PieceDrag {
  #down: { id: number; x: number; y: number; piece: string } | null = null;
  /** A drag ends in a click which means nothing more. */
  #spent = false;
  readonly #at: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  down = (event: PointerEvent): void => {
    this.#spent = false;
    if (!event.isPrimary || event.button !== 0 || !mayDrag()) return;
    const { seen, occupied, point } = this.#at;
    const piece = squareAt(seen(), point(event));
    if (piece === null || !occupied(piece)) return;
    this.#down = { id: event.pointerId, x: event.clientX, y: event.clientY, piece };
  };

  move = (event: PointerEvent): void => {
    const down = this.#down;
    if (down?.id !== event.pointerId) return;
    const { selection, seen, point } = this.#at;
    const strayed = Math.hypot(event.clientX - down.x, event.clientY - down.y) > SLACK;
    if (selection.held === null) {
      if (!strayed) return;
      selection.selected = down.piece;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    selection.held = point(event);
    selection.aim = squareAt(seen(), selection.held);
  };

  up = (event: PointerEvent): void => {
    const down = this.#down;
    if (down?.id !== event.pointerId) return;
    const { selection, drop } = this.#at;
    const { held, aim } = selection;
    this.cancel();
    if (held === null) return;
    this.#spent = true;
    if (aim !== down.piece) drop(down.piece, aim);
  };

  /** The piece goes back to where it was. */
  cancel = (): void => {
    const { selection } = this.#at;
    this.#spent ||= selection.held !== null;
    this.#down = null;
    selection.clear();
    selection.aim = null;
  };

  /** Whether a click is one of its own, and not the end of a drag. */
  click(): boolean {
    const fresh = !this.#spent;
    this.#spent = false;
    return fresh;
  }
}

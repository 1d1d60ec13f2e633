import { mayDrag, SLACK } from '../board/pointer';

/** A piece on its way from the palette to the board. */
export interface Carried {
  kind: string;
  x: number;
  y: number;
}

/** Takes pieces from a palette by mouse, pen or finger; a short press still chooses a piece. */
export class PaletteDrag {
  carried = $state.raw<Carried | null>(null);
  readonly #drop: (kind: string, event: PointerEvent) => void;
  #over = new AbortController();

  constructor(drop: (kind: string, event: PointerEvent) => void) {
    this.#drop = drop;
  }

  down(kind: string, event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || !mayDrag()) return;
    this.cancel();
    const { pointerId, clientX, clientY } = event;
    const { signal } = (this.#over = new AbortController());
    const follow = (type: 'pointermove' | 'pointerup', act: (event: PointerEvent) => void) =>
      addEventListener(type, (next) => next.pointerId === pointerId && act(next), { signal });
    follow('pointermove', ({ clientX: x, clientY: y }) => {
      if (this.carried || Math.hypot(x - clientX, y - clientY) > SLACK)
        this.carried = { kind, x, y };
    });
    follow('pointerup', (up) => {
      const wasCarried = this.carried !== null;
      this.cancel();
      if (wasCarried) this.#drop(kind, up);
    });
    addEventListener('pointercancel', () => this.cancel(), { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.cancel(), { signal });
  }

  /** The piece goes back to the palette. */
  cancel = (): void => {
    this.#over.abort();
    this.carried = null;
  };
}

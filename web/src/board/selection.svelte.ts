import type { Offer } from '../api/types';
import type { Point } from './geometry';
import { mustAsk, NOWHERE, type Targets, type Ways } from './offers';

export interface Choice {
  square: string;
  ways: Offer[];
  /** The way that is looked at. */
  at: number;
}

/** Hears that a piece was to be picked up, or to go to a square, and cannot. */
export type Miss = (from: string, to: string | null) => void;

/** What a person holds and points at. It ends in a move, or in nothing. */
export class Selection {
  selected = $state<string | null>(null);
  /** The square under the mouse, the finger or the keyboard's focus. */
  aim = $state<string | null>(null);
  /** A target that a quick tap may have hit by mistake: a second press goes there. */
  proposed = $state<string | null>(null);
  choice = $state.raw<Choice | null>(null);
  /** Where a dragged piece hangs, in board units. */
  held = $state.raw<Point | null>(null);
  /** Where a finger presses, in board units. */
  finger = $state.raw<Point | null>(null);
  /** A piece that was dragged to its target and waits there for the server's word. */
  dropped = $state.raw<{ from: string; to: string } | null>(null);

  readonly #ways: () => Ways;
  readonly #intent: (move: string) => void;
  readonly #miss: Miss;

  constructor(ways: () => Ways, intent: (move: string) => void, miss: Miss = () => {}) {
    this.#ways = ways;
    this.#intent = intent;
    this.#miss = miss;
  }

  /** The piece whose targets are shown: the one that is picked up, else the one pointed at. */
  readonly source: string | null = $derived.by(() => {
    if (this.selected !== null) return this.selected;
    return this.aim !== null && this.#ways().has(this.aim) ? this.aim : null;
  });
  readonly targets: Targets = $derived.by(() => {
    return this.source === null ? NOWHERE : (this.#ways().get(this.source) ?? NOWHERE);
  });
  /** The way that would be gone. */
  readonly preview: Offer | null = $derived.by(() => {
    if (this.choice) return this.choice.ways[this.choice.at] ?? null;
    const to = this.aim ?? this.proposed;
    if (this.selected === null || to === null) return null;
    return this.targets.get(to)?.[0] ?? null;
  });

  /** A click, a tap, Enter or Space on a square. */
  press(square: string): void {
    const open = this.choice !== null;
    this.choice = null;
    this.proposed = null;
    if (this.selected !== null && this.targets.has(square) && !open) this.go(square);
    else if (square !== this.selected && this.#ways().has(square)) this.pick(square);
    else {
      if (!open) this.miss(square);
      this.selected = null;
    }
  }

  /** A square where nothing can be done; the piece that is picked up may have been meant to go there. */
  miss(square: string): void {
    if (square === this.selected) return;
    if (this.selected === null) this.#miss(square, null);
    else this.#miss(this.selected, square);
  }

  propose(square: string): void {
    this.choice = null;
    this.proposed = square;
  }

  pick(square: string): void {
    this.choice = null;
    this.proposed = null;
    this.selected = square;
    const only = [...this.targets.values()];
    if (only.length === 1 && only[0]?.length === 1 && only[0][0]?.path.length === 1) {
      this.go(square);
    }
  }

  /** The piece that is picked up goes to a target, or asks which way. */
  go(square: string): void {
    this.proposed = null;
    const ways = this.targets.get(square) ?? [];
    if (mustAsk(ways)) this.choice = { square, ways, at: 0 };
    else this.play(ways[0]);
  }

  look(at: number): void {
    if (this.choice) this.choice = { ...this.choice, at };
  }

  play(way: Offer | undefined): void {
    this.clear();
    if (way) this.#intent(way.move);
  }

  /** One step back: from the question to the piece, from the piece to nothing. */
  cancel(): void {
    if (this.choice) this.choice = null;
    else if (this.proposed !== null) this.proposed = null;
    else this.clear();
    this.held = null;
    this.finger = null;
  }

  clear(): void {
    this.choice = null;
    this.proposed = null;
    this.selected = null;
    this.held = null;
  }

  /** New offers: what is no longer possible is let go, the rest stays in the selection. */
  settle(): void {
    const targets = this.selected === null ? undefined : this.#ways().get(this.selected);
    if (!targets) return this.clear();
    if (this.proposed !== null && !targets.has(this.proposed)) this.proposed = null;
    if (!this.choice) return;
    const { square, ways } = this.choice;
    const now = targets.get(square) ?? [];
    const same = now.length === ways.length && now.every(({ move }, at) => move === ways[at]?.move);
    if (!same) this.choice = null;
  }
}

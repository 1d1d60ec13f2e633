import type { Session } from '../table/session.svelte';
import type { PlayWords } from '../words/play';
import { judge, mayPlan, ownSquares, press, type Planned } from './premove';

/** Plans a move on the board of a session while the other side thinks, and plays it in time. */
export class Planner {
  readonly #session: Session;
  readonly #words: () => PlayWords;
  /** The square on which the mouse went down. */
  #down: string | null = null;

  constructor(session: Session, words: () => PlayWords) {
    this.#session = session;
    this.#words = words;
  }

  get #planned(): Planned | null {
    const [from, to] = this.#session.planned?.path ?? [];
    return from === undefined ? null : { from, to: to ?? null };
  }

  #plan(planned: Planned | null): void {
    const session = this.#session;
    const t = this.#words();
    const had = session.planned !== null;
    session.planned = planned && {
      path: [planned.from, ...(planned.to === null ? [] : [planned.to])],
      taken: [],
    };
    if (planned === null) {
      if (had) session.said = t.dropped;
    } else {
      session.said =
        planned.to === null ? t.picked(planned.from) : t.planned(planned.from, planned.to);
    }
  }

  /** Whether the board takes plans now. */
  get open(): boolean {
    const { table, now, pending } = this.#session;
    return table !== null && now && !pending && mayPlan(table);
  }

  /** A click, Enter or Space on a square. */
  press(square: string): void {
    const { table } = this.#session;
    if (table && this.open) {
      this.#plan(press(this.#planned, square, ownSquares(table)));
    }
  }

  /** The mouse goes down on a square, and up on another: a drag. True if it was one. */
  down(square: string | null): void {
    this.#down = square;
  }

  up(square: string | null): boolean {
    const from = this.#down;
    this.#down = null;
    const { table } = this.#session;
    if (!table || !this.open || from === null || square === null || from === square) {
      return false;
    }
    const own = ownSquares(table);
    if (!own.has(from) || own.has(square)) {
      return false;
    }
    this.#plan({ from, to: square });
    return true;
  }

  cancel(): boolean {
    const had = this.#session.planned !== null;
    if (had) this.#plan(null);
    return had;
  }

  /** Something changed: a plan whose time has come is played, or dropped and said. */
  settle(): void {
    const session = this.#session;
    const planned = this.#planned;
    const table = session.table;
    if (!planned || !table) {
      return;
    }
    const { status, turn, yours } = table.state;
    if (status !== 'playing') {
      session.planned = null;
      return;
    }
    const mine = turn.kind === 'decide' && yours.includes(turn.seat);
    if (!mine) {
      // The piece may have been taken meanwhile; then there is nothing to plan with.
      if (!ownSquares(table).has(planned.from)) this.#plan(null);
      return;
    }
    if (planned.to === null) {
      session.planned = null;
      return;
    }
    const verdict = judge(planned, session.offers);
    if (verdict.kind === 'play') {
      session.planned = null;
      void session.move(verdict.offer.move);
      // It was thought over long enough.
      void session.confirm(true);
    } else if (verdict.kind === 'drop') {
      session.planned = null;
      session.notice = this.#words()[verdict.why](planned.from, planned.to);
      session.said = session.notice;
    }
  }
}

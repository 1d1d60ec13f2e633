import type { Offer, Table } from '../api/types';
import { keep, recall } from '../shell/storage';
import { follow, targets, wanted, type LessonPlace } from './lesson';
import type { LessonWords } from './words';

/** What a lesson needs of a table. */
export interface LessonTable {
  readonly id: string;
  readonly table: Table | null;
  readonly offers: Offer[];
  /** The newest entry that is shown: words about it must not come before it. */
  readonly past: { readonly shown: number };
}

/** What is said to a choice that the lesson does not take, where the step has no words for it. */
type LessonAnswers = Pick<LessonWords, 'readFirst' | 'otherwise'>;

interface Kept {
  read: number;
  left: boolean;
}

const NOTHING: Kept = { read: 0, left: false };

/** A learner at a table: what is told, what is pointed at, and which choices the lesson takes. */
export class LessonPlayer {
  #kept: Kept = $state.raw(NOTHING);
  /** The place where a choice was not taken. */
  #refused: string | null = $state.raw(null);
  readonly #table: LessonTable;
  readonly #words: () => LessonAnswers;

  readonly lesson = $derived.by(() => this.#table.table?.lesson ?? null);
  readonly game = $derived.by(() => this.#table.table?.game ?? '');

  readonly place: LessonPlace = $derived.by(() => {
    const { table, past } = this.#table;
    const entries = (table?.entries ?? []).filter(({ number }) => number <= past.shown);
    const place = this.lesson
      ? follow(this.lesson, entries, table?.state.viewer ?? null, this.#kept.read)
      : OVER;
    // A lesson that was changed since may ask for what is not there: then nobody is held up.
    const stuck =
      this.lesson !== null &&
      this.#table.offers.length > 0 &&
      wanted(this.lesson, place, this.#table.offers).length === 0;
    return stuck ? OVER : place;
  });

  /** Whether the learner plays freely for now, though the lesson could go on. */
  readonly paused = $derived.by(() => this.place.status === 'on' && this.#kept.left);
  readonly guides = $derived.by(() => this.place.status === 'on' && !this.#kept.left);
  /** The offers that the lesson takes now. */
  readonly wanted: Offer[] = $derived.by(() =>
    this.lesson && this.guides
      ? wanted(this.lesson, this.place, this.#table.offers)
      : this.#table.offers,
  );
  /** Squares, spots or cards to look at: those that the step names, and those of what it asks for. */
  readonly points: string[] = $derived.by(() => {
    const { step } = this.place;
    if (!step || !this.guides) {
      return [];
    }
    const asked = step.moves ? this.wanted.flatMap(targets) : [];
    return [...new Set([...step.point, ...asked])];
  });
  readonly #strayed = $derived.by(() => this.guides && this.#refused === here(this.place));
  /** What the step says to a choice that the lesson does not take, in the place of its words. */
  readonly reply: string | null = $derived.by(() =>
    this.#strayed ? (this.place.step?.otherwise ?? null) : null,
  );
  /** What is said to such a choice besides, where the step has no words for it. */
  readonly note: string | null = $derived.by(() => {
    const words = this.#words();
    const usual = this.place.step?.times === 0 ? words.readFirst : words.otherwise;
    return this.#strayed && this.reply === null ? usual : null;
  });

  constructor(table: LessonTable, words: () => LessonAnswers) {
    this.#table = table;
    this.#words = words;
    this.#kept = { ...NOTHING, ...read(table.id) };
  }

  /** Whether a choice is to be sent; one that is not is answered. */
  takes(move: string): boolean {
    if (!this.guides || this.wanted.some((offer) => offer.move === move)) {
      this.#refused = null;
      return true;
    }
    this.#refused = here(this.place);
    return false;
  }

  /** What is only told was read; after the end, so was its last word. */
  next(): void {
    this.#keep({ ...this.#kept, read: this.place.at + 1 });
  }

  leave(): void {
    this.#keep({ ...this.#kept, left: true });
  }

  /** Nothing was read yet. */
  restart(): void {
    this.#keep(NOTHING);
  }

  resume(): void {
    this.#keep({ ...this.#kept, left: false });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    this.#refused = null;
    keep(name(this.#table.id), kept);
  }
}

const OVER: LessonPlace = { status: 'over', at: 0, step: null, made: 0 };

const here = ({ at, made }: LessonPlace) => `${at} ${made}`;

const name = (table: string) => `lesson.${table}`;

function read(table: string): Partial<Kept> {
  try {
    return (JSON.parse(recall(name(table)) ?? '{}') ?? {}) as Partial<Kept>;
  } catch {
    return {};
  }
}

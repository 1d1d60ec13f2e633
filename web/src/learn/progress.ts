// How far a learner has come with the lessons of a game. The browser keeps it, nobody else.
import { keep, recall } from '../shell/storage';

export interface Progress {
  /** Lessons that were brought to their end. */
  done: string[];
  /** The learner's moves in lessons that were begun, by lesson. */
  moves: Record<string, string[]>;
  /** The table of a lesson that is played at one, by lesson. */
  tables: Record<string, string>;
}

/** What a list shows of a lesson. */
export type LessonStatus = 'done' | 'begun' | 'new';

const name = (game: string) => `learn.${game}`;

/** What was kept of a game; whatever else stands there is taken for nothing. */
export function progressOf(game: string): Progress {
  let kept: unknown = null;
  try {
    kept = JSON.parse(recall(name(game)) ?? 'null');
  } catch {
    // Not ours.
  }
  const { done, moves, tables } = (kept ?? {}) as Partial<Record<keyof Progress, unknown>>;
  return {
    done: texts(done),
    moves: entries(moves, (made) => (Array.isArray(made) ? texts(made) : null)),
    tables: entries(tables, (table) => (typeof table === 'string' ? table : null)),
  };
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

function entries<T>(value: unknown, read: (value: unknown) => T | null): Record<string, T> {
  const pairs = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  return Object.fromEntries(
    pairs.flatMap(([key, one]) => {
      const known = read(one);
      return known === null ? [] : [[key, known] as const];
    }),
  );
}

function change(game: string, how: (progress: Progress) => Progress): void {
  keep(name(game), how(progressOf(game)));
}

/** A learner has made these moves in a lesson. */
export const keepMoves = (game: string, lesson: string, made: string[]): void =>
  change(game, (progress) => ({ ...progress, moves: { ...progress.moves, [lesson]: made } }));

/** A lesson is played at this table. */
export const keepTable = (game: string, lesson: string, table: string): void =>
  change(game, (progress) => ({ ...progress, tables: { ...progress.tables, [lesson]: table } }));

/** A lesson has come to its end; when it is opened again, it begins anew. */
export const finish = (game: string, lesson: string): void =>
  change(game, (progress) => ({
    done: [...new Set([...progress.done, lesson])],
    moves: without(progress.moves, lesson),
    tables: without(progress.tables, lesson),
  }));

const without = <T>(all: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([other]) => other !== key));

export function statusOf({ done, moves, tables }: Progress, lesson: string): LessonStatus {
  if ((moves[lesson] ?? []).length > 0 || lesson in tables) {
    return 'begun';
  }
  return done.includes(lesson) ? 'done' : 'new';
}

/** The first lesson that was never brought to its end; none where all were. */
export const upNext = (lessons: string[], { done }: Progress): string | null =>
  lessons.find((lesson) => !done.includes(lesson)) ?? null;

/** The lesson after another one; none after the last. */
export const after = (lessons: string[], lesson: string): string | null =>
  lessons[lessons.indexOf(lesson) + 1] ?? null;

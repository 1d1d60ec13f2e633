// Where a learner stands in a lesson. It follows from the log, so a lesson can be left and taken up
// again anywhere; only how far was read where nothing is to be done is kept in the browser.
import type { EntryInfo, Lesson, LessonStep, Offer } from '../api/types';

export interface LessonPlace {
  /** Under way; at its closing words; or over, because it was read to its end or something else was played. */
  status: 'on' | 'done' | 'over';
  /** The index of the step. */
  at: number;
  step: LessonStep | null;
  /** How many of the step's moves are made. */
  made: number;
}

/**
 * Where somebody at a seat stands.
 *
 * @param read how many steps the browser knows to be read; one more than there are after the end
 */
export function follow(
  lesson: Lesson,
  entries: EntryInfo[],
  seat: string | null,
  read: number,
): LessonPlace {
  const { steps } = lesson;
  const over: LessonPlace = { status: 'over', at: steps.length, step: null, made: 0 };
  const moves = movesOf(entries, seat);
  let next = 0;
  for (const [at, step] of steps.entries()) {
    // Whoever has moved on has read what stood before.
    if (step.times === 0 && at >= read && next === moves.length) {
      return { status: 'on', at, step, made: 0 };
    }
    for (let made = 0; made < step.times; made++) {
      const move = moves[next++];
      if (move === undefined) {
        return { status: 'on', at, step, made };
      }
      if (!allowed(step, move)) {
        return over;
      }
    }
  }
  return next < moves.length || read > steps.length ? over : { ...over, status: 'done' };
}

/** The moves of a seat that still count; a table's own history would bring the board along. */
function movesOf(entries: EntryInfo[], seat: string | null): string[] {
  let line: EntryInfo[] = [];
  for (const entry of entries) {
    if (entry.kind === 'takeback') {
      line = line.filter(({ number }) => number <= (entry.to ?? 0));
    } else if (entry.kind === 'move' && entry.seat === seat) {
      line.push(entry);
    }
  }
  return line.map(({ text }) => text ?? '');
}

const allowed = (step: LessonStep, move: string) => step.moves?.includes(move) ?? true;

/** The step whose moves are asked for at a place, or next after what is only told there. */
export function asking({ steps }: Lesson, { status, at }: LessonPlace): LessonStep | null {
  return (status === 'on' && steps.slice(at).find(({ times }) => times > 0)) || null;
}

/** What an offer is about: where a piece begins, a place, a card. */
export function targets({ path, target }: Offer): string[] {
  const all = [path[0], target?.place, target?.card && `card:${target.card}`];
  return all.filter((name) => typeof name === 'string' && name !== '') as string[];
}

/** What of the offers is asked for; all of them where nothing is. */
export function wanted(lesson: Lesson, place: LessonPlace, offers: Offer[]): Offer[] {
  const step = asking(lesson, place);
  return step ? offers.filter(({ move }) => allowed(step, move)) : offers;
}

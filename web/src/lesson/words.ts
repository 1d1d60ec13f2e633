import type { Lang } from '../words/languages';

const en = {
  learn: 'Learn to play',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  next: 'Next',
  leave: 'Leave the lesson',
  paused: 'The lesson is paused. Play as you like, or resume it.',
  resume: 'Resume',
  playOn: 'Play on',
  all: 'All lessons',
  otherwise: 'The lesson asks for something else here. Follow it, or leave it.',
  readFirst: 'Read this first, then press “Next”.',
};

export type LessonWords = typeof en;

const de: LessonWords = {
  learn: 'Spielen lernen',
  step: (n, of) => `Schritt ${n} von ${of}`,
  next: 'Weiter',
  leave: 'Lektion verlassen',
  paused: 'Die Lektion ruht. Spiel, wie du magst, oder nimm sie wieder auf.',
  resume: 'Fortsetzen',
  playOn: 'Weiterspielen',
  all: 'Alle Lektionen',
  otherwise: 'Hier ist etwas anderes dran. Folge der Lektion, oder verlasse sie.',
  readFirst: 'Lies das zuerst und drück dann auf „Weiter“.',
};

/** What lessons say besides their own words; few enough to travel in both languages. */
export const lessonWords: Record<Lang, LessonWords> = { en, de };

import type { EntryInfo, Hint, Thought } from '../api/types';
import { percent } from '../words/format';
import type { Words } from '../words/en';
import { standing } from './history';

/** What a computer thought last, at the newest of its moves that counts up to an entry. */
export function lastThought(entries: EntryInfo[], upTo: number): EntryInfo | undefined {
  const known = entries.filter((entry) => entry.number <= upTo);
  return standing(known).findLast((entry) => entry.thought !== null);
}

/** How good it is for whoever moves. Nothing is certain that is not proven. */
export function chance({ chance, winIn }: Thought, words: Words['table'], lang: string): string {
  if (winIn !== 0) {
    return winIn > 0 ? words.surelyWon : words.surelyLost;
  }
  return words.chance(percent(Math.min(0.99, Math.max(0.01, chance)), lang));
}

/** A hint in words: what would happen, and how good that is. */
export function hintWords(hint: Hint, words: Words['table'], lang: string): string {
  const told = hint.told.join(' ') || `${hint.offer.label ?? hint.offer.move}.`;
  const why = hint.thought ? ` ${chance(hint.thought, words, lang)}.` : '';
  return words.hinted(told + why);
}

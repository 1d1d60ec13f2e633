import type { EntryInfo, LinedMotion } from '../api/types';

/** One thing after the other: the words of a happening and what moves with it. */
export interface Beat {
  entry: number;
  line: number;
  told: string;
  motions: LinedMotion[];
  /** How long it stands, in beats. */
  weight: number;
}

/** How long a beat lasts, in milliseconds. */
export const SPEEDS = { slow: 1300, normal: 700, fast: 250 } as const;
export type Speed = keyof typeof SPEEDS;

/** Words without anything that moves. */
const WORDS = 0.4;
/** Cards that change hands, of which there may be a dozen one after the other. */
const CARDS = 0.15;
/** Dice need a moment to fall. */
const DICE = 1.2;

const isCard = ({ thing }: LinedMotion) => /^(card|back):/.test(thing);

function weightOf(motions: LinedMotion[]): number {
  if (motions.length === 0) {
    return WORDS;
  }
  if (motions.some(({ thing, to }) => thing.startsWith('die:') && to !== 'supply')) {
    return DICE;
  }
  const played = motions.some(({ thing, to }) => thing.startsWith('card:') && to === 'playing');
  return played || !motions.every(isCard) ? 1 : CARDS;
}

/** What is shown of an entry, line by line; what one does oneself is there at once. */
export function beatsOf(entry: EntryInfo, own: boolean): Beat[] {
  const lines = Math.max(entry.told.length, 1);
  return Array.from({ length: lines }, (_, line) => {
    const motions = entry.motions.filter((motion) => motion.line === line);
    return {
      entry: entry.number,
      line,
      told: entry.told[line] ?? '',
      motions,
      weight: own ? 0 : weightOf(motions),
    };
  }).filter(({ told, motions }) => told !== '' || motions.length > 0);
}

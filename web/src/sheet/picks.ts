import type { Offer } from '../api/types';
import { choicesOf } from '../table/choices';

/** A row of choices about one thing, such as a card or a state. */
export interface Row {
  /** The thing; empty where the choice says all itself. */
  name: string;
  /** What there is to say about it. */
  about: string;
  picks: { move: string; words: string; label: string }[];
}

export interface Picks {
  /** What stands alone, such as to stop. */
  buttons: Offer[];
  rows: Row[];
}

/** So many buttons can be looked over at once. */
const FEW = 6;
/** More rows than these are worth searching. */
const MANY = 8;

/**
 * What can be chosen where there is no board, with what is said about things by their names: only
 * where it says something about each, for a state and a card may have the same name.
 */
export function picksOf(offers: Offer[], said: Map<string, string> = new Map()): Picks {
  const { single, groups } = choicesOf(offers);
  const all = groups.every(({ name }) => said.has(name));
  const rows: Row[] = groups.map(({ name, offers: some }) => ({
    name,
    about: (all && said.get(name)) || '',
    picks: some.map((offer) => pick(offer, name)),
  }));
  if (single.length <= FEW) {
    return { buttons: single, rows };
  }
  const listed = single.map((offer) => ({ name: '', about: '', picks: [pick(offer, '')] }));
  return { buttons: [], rows: [...rows, ...listed] };
}

function pick({ move, label }: Offer, group: string): Row['picks'][number] {
  const words = label ?? move;
  return { move, words: within(words, group), label: words };
}

/** What a label says beside the name of its group, which stands before it already. */
export function within(label: string, group: string): string {
  const at = group === '' ? -1 : label.indexOf(group);
  if (at < 0) {
    return label;
  }
  const rest = `${label.slice(0, at)} ${label.slice(at + group.length)}`;
  const words = rest.replace(/^[\s:,–-]+|[\s:,–-]+$/g, '').replace(/\s+/g, ' ');
  return words === '' ? label : words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export function isLong(rows: Row[]): boolean {
  return rows.length > MANY;
}

/** The rows with a word that begins like what was typed; all where nothing was. */
export function found(rows: Row[], typed: string): Row[] {
  const wanted = plain(typed).trim();
  return rows.filter(({ name, picks }) => {
    const words = [name, ...picks.map(({ label }) => label)].map(plain);
    return words.some((text) => ` ${text}`.includes(` ${wanted}`));
  });
}

/** Letters as a keyboard has them. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

import type { OptionInfo, RuleText } from '../api/types';

/** What a rule says: as it is usually played, or to those who chose otherwise. */
export type Part =
  { kind: 'text'; text: string } | { kind: 'choice'; option: string; cases: Case[] };

/** What holds for one value of an option, or for several alike. */
export interface Case {
  values: string[];
  text: string;
}

export interface Rule {
  name: string;
  parts: Part[];
}

/**
 * The paragraphs by rule, each rule once and in order. What holds for the usual value of an option
 * goes on where the text before it ends; the other values stand together.
 */
export function byRule(paragraphs: RuleText[], options: OptionInfo[]): Rule[] {
  const rules: Rule[] = [];
  for (const { rule, text, only } of paragraphs) {
    let found = rules.find(({ name }) => name === rule);
    if (!found) {
      found = { name: rule, parts: [] };
      rules.push(found);
    }
    if (only === null) {
      found.parts.push({ kind: 'text', text });
    } else if (
      options.some(({ key, default: usual }) => key === only.option && usual === only.value)
    ) {
      goOn(found.parts, text);
    } else {
      add(found.parts, only.option, only.value, text);
    }
  }
  return rules;
}

function goOn(parts: Part[], text: string): void {
  const before = parts.findLast((part) => part.kind === 'text');
  if (before) {
    before.text += ` ${text}`;
  } else {
    parts.unshift({ kind: 'text', text });
  }
}

function add(parts: Part[], option: string, value: string, text: string): void {
  const before = parts.at(-1);
  if (before?.kind !== 'choice' || before.option !== option) {
    parts.push({ kind: 'choice', option, cases: [{ values: [value], text }] });
    return;
  }
  const alike = before.cases.find((one) => one.text === text);
  if (alike) {
    alike.values.push(value);
  } else {
    before.cases.push({ values: [value], text });
  }
}

/**
 * Rules without a paragraph of their own, each with the text that names it first: "Anti-Suffrage
 * Riots takes two cards at random (V66)." Whoever looks for one is led to that text.
 */
export function homes(book: Rule[]): Map<string, string> {
  const own = new Set(book.map(({ name }) => name));
  const series = new Set([...own].map((name) => name.replace(/\d+$/, '')));
  const found = new Map<string, string>();
  const texts = book.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'text' ? part.text : part.cases.map((one) => one.text))),
  );
  for (const text of texts) {
    for (const [name, letters] of text.matchAll(/\b([A-Z]+)\d+\b/g)) {
      if (series.has(letters ?? '') && !own.has(name) && !found.has(name)) {
        found.set(name, text);
      }
    }
  }
  return found;
}

/** A stretch of a text; one that names a rule leads there, or is the place where it is told. */
export interface Stretch {
  text: string;
  rule: string | null;
  home?: true;
}

/** A text in stretches, with the names of rules by themselves. */
export function stretches(
  text: string,
  rules: string[],
  told: Map<string, string> = new Map(),
): Stretch[] {
  return text
    .split(/\b([A-Z]+\d+)\b/)
    .map((part, at, parts): Stretch => {
      if (at % 2 === 0) {
        return { text: part, rule: null };
      }
      return told.get(part) === text && parts.indexOf(part) === at
        ? { text: part, rule: null, home: true }
        : { text: part, rule: rules.includes(part) || told.has(part) ? part : null };
    })
    .filter((part) => part.text !== '');
}

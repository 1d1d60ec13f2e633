import type { RuleText } from '../api/types';

/** What a rule says: to everybody, or to those who play with a value of an option. */
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

/** The paragraphs by rule, each rule once and in order; those on one option stand together. */
export function byRule(paragraphs: RuleText[]): Rule[] {
  const rules: Rule[] = [];
  for (const { rule, text, only } of paragraphs) {
    let found = rules.find(({ name }) => name === rule);
    if (!found) {
      found = { name: rule, parts: [] };
      rules.push(found);
    }
    const before = found.parts.at(-1);
    if (only === null) {
      found.parts.push({ kind: 'text', text });
    } else if (before?.kind === 'choice' && before.option === only.option) {
      add(before.cases, only.value, text);
    } else {
      const cases = [{ values: [only.value], text }];
      found.parts.push({ kind: 'choice', option: only.option, cases });
    }
  }
  return rules;
}

function add(cases: Case[], value: string, text: string): void {
  const alike = cases.find((one) => one.text === text);
  if (alike) {
    alike.values.push(value);
  } else {
    cases.push({ values: [value], text });
  }
}

/** A stretch of a text; one that names a rule of the book leads there. */
export interface Stretch {
  text: string;
  rule: string | null;
}

/** A text in stretches, with the names of rules by themselves. */
export function stretches(text: string, rules: string[]): Stretch[] {
  return text
    .split(/\b([A-Z]+\d+)\b/)
    .map((part, at) => ({ text: part, rule: at % 2 === 1 && rules.includes(part) ? part : null }))
    .filter((part) => part.text !== '');
}

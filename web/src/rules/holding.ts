import type { Chosen, RuleText } from '../api/types';

/** A rule as it is played at a table. */
export interface HoldingRule {
  name: string;
  texts: string[];
}

/** The rules that hold with these options, each once and in order. */
export function holding(paragraphs: RuleText[], options: Chosen[]): HoldingRule[] {
  const rules: HoldingRule[] = [];
  for (const { rule, text, only } of paragraphs) {
    const holds =
      only === null ||
      options.some(({ key, value }) => key === only.option && value === only.value);
    if (!holds) continue;
    const known = rules.find(({ name }) => name === rule);
    if (known) known.texts.push(text);
    else rules.push({ name: rule, texts: [text] });
  }
  return rules;
}

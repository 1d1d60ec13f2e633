import { describe, expect, it } from 'vitest';
import { byRule, stretches } from './rulebook';

const always = (rule: string, text: string) => ({ rule, text, only: null });
const under = (rule: string, option: string, value: string, text: string) => ({
  rule,
  text,
  only: { option, value },
});

describe('byRule', () => {
  it('puts the paragraphs of a rule together, those on one option, and values alike', () => {
    const book = byRule([
      always('S1', 'Sit.'),
      always('S2', 'Move.'),
      under('S2', 'wind', 'on', 'Fly.'),
      under('S2', 'wind', 'off', 'Walk.'),
      under('S2', 'wind', 'often', 'Fly.'),
      under('S2', 'rain', 'on', 'Swim.'),
      always('S2', 'Rest.'),
    ]);
    expect(book.map((rule) => rule.name)).toEqual(['S1', 'S2']);
    expect(book[1]?.parts).toEqual([
      { kind: 'text', text: 'Move.' },
      {
        kind: 'choice',
        option: 'wind',
        cases: [
          { values: ['on', 'often'], text: 'Fly.' },
          { values: ['off'], text: 'Walk.' },
        ],
      },
      { kind: 'choice', option: 'rain', cases: [{ values: ['on'], text: 'Swim.' }] },
      { kind: 'text', text: 'Rest.' },
    ]);
  });
});

describe('stretches', () => {
  it('finds the names of rules, and nothing that only looks like one', () => {
    expect(stretches('See S5, S50 and =2L3s (S1).', ['S1', 'S5'])).toEqual([
      { text: 'See ', rule: null },
      { text: 'S5', rule: 'S5' },
      { text: ', ', rule: null },
      { text: 'S50', rule: null },
      { text: ' and =2L3s (', rule: null },
      { text: 'S1', rule: 'S1' },
      { text: ').', rule: null },
    ]);
  });

  it('leaves a plain text whole', () => {
    expect(stretches('Sit down.', ['S1'])).toEqual([{ text: 'Sit down.', rule: null }]);
  });
});

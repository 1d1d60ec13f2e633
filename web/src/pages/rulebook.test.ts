import { describe, expect, it } from 'vitest';
import { sample } from '../testing/contract';
import { byRule, homes, stretches } from './rulebook';

const always = (rule: string, text: string) => sample('RuleText', { rule, text, only: null });
const under = (rule: string, option: string, value: string, text: string) =>
  sample('RuleText', { rule, text, only: { option, value } });

const option = (key: string, usual: string) =>
  sample('OptionInfo', {
    key,
    name: key,
    about: '',
    rule: 'S2',
    basis: 'ours',
    default: usual,
    only: null,
    values: [],
  });

describe('byRule', () => {
  const options = [option('wind', 'off'), option('rain', 'on')];

  it('goes on with what is usual, and puts the other values of an option together', () => {
    const book = byRule(
      [
        always('S1', 'Sit.'),
        always('S2', 'Move.'),
        under('S2', 'wind', 'on', 'Fly.'),
        under('S2', 'wind', 'off', 'Walk.'),
        under('S2', 'wind', 'often', 'Fly.'),
        under('S2', 'rain', 'on', 'Swim.'),
        under('S2', 'rain', 'off', 'Stay.'),
        always('S2', 'Rest.'),
      ],
      options,
    );
    expect(book.map((rule) => rule.name)).toEqual(['S1', 'S2']);
    expect(book[1]?.parts).toEqual([
      { kind: 'text', text: 'Move. Walk. Swim.' },
      { kind: 'choice', option: 'wind', cases: [{ values: ['on', 'often'], text: 'Fly.' }] },
      { kind: 'choice', option: 'rain', cases: [{ values: ['off'], text: 'Stay.' }] },
      { kind: 'text', text: 'Rest.' },
    ]);
  });

  it('begins with what is usual where nothing stands before it', () => {
    const [rule] = byRule(
      [under('S1', 'wind', 'on', 'Fly.'), under('S1', 'wind', 'off', 'Walk.')],
      options,
    );
    expect(rule?.parts[0]).toEqual({ kind: 'text', text: 'Walk.' });
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

describe('a rule without a paragraph of its own', () => {
  const text = 'Two go at random (S7), as W6 says. S7 holds.';
  const book = byRule([always('S1', 'See S7.'), always('S2', text), always('S3', 'S7, S8.')], []);

  it('is told where it is named first', () => {
    expect([...homes(book)]).toEqual([
      ['S7', 'See S7.'],
      ['S8', 'S7, S8.'],
    ]);
  });

  it('has its place there once, and is led to from everywhere else', () => {
    const told = new Map([['S7', text]]);
    const marked = (of: string) =>
      stretches(of, ['S1'], told).map((part) => [part.text, part.rule, part.home ?? false]);
    expect(marked(text)).toEqual([
      ['Two go at random (', null, false],
      ['S7', null, true],
      ['), as ', null, false],
      ['W6', null, false],
      [' says. ', null, false],
      ['S7', 'S7', false],
      [' holds.', null, false],
    ]);
    expect(marked('See S7')).toEqual([
      ['See ', null, false],
      ['S7', 'S7', false],
    ]);
  });
});

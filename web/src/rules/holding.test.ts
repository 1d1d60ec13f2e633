import { expect, it } from 'vitest';
import type { Chosen, RuleText } from '../api/types';
import { holding } from './holding';

const paragraphs: RuleText[] = [
  { rule: 'S4', text: 'A step.', only: null },
  { rule: 'S5', text: 'A hop.', only: null },
  { rule: 'S5', text: 'Only to take.', only: { option: 'edition', value: 'german' } },
  { rule: 'S9', text: 'Six win.', only: null },
  { rule: 'S9', text: 'Draws.', only: null },
];
const chosen = (value: string): Chosen[] => [
  { key: 'edition', name: 'Edition', value, valueName: value },
];

it('tells the rules of this table, each once', () => {
  expect(holding(paragraphs, chosen('1908')).map(({ name }) => name)).toEqual(['S4', 'S5', 'S9']);
  expect(holding(paragraphs, chosen('1908'))[1]?.texts).toEqual(['A hop.']);
  expect(holding(paragraphs, chosen('german'))[1]?.texts).toEqual(['A hop.', 'Only to take.']);
  expect(holding(paragraphs, [])[2]?.texts).toEqual(['Six win.', 'Draws.']);
});

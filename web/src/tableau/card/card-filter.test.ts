import { expect, it } from 'vitest';
import { cardSections, filterCards, readFilter, writeFilter } from './card-filter';
import { SAMPLE } from './samples';

const all = { text: '', deck: '', era: '' };
const found = (filter: Partial<typeof all>) =>
  filterCards(SAMPLE.cards, { ...all, ...filter }).map(({ id }) => id);

it('finds cards by deck and by era', () => {
  expect(found({})).toHaveLength(4);
  expect(found({ deck: 'blue' })).toEqual(['maine', 'war']);
  expect(found({ era: 'late' })).toEqual(['stone', 'war']);
  expect(found({ deck: 'red', era: 'late' })).toEqual(['stone']);
});

it('finds every word in the name or in what a card does, whatever its case', () => {
  expect(found({ text: 'stone' })).toEqual(['lucy-stone', 'stone']);
  expect(found({ text: ' LUCY buttons ' })).toEqual(['lucy-stone']);
  expect(found({ text: 'stays' })).toEqual(['war']);
  expect(found({ text: 'lucy stays' })).toEqual([]);
});

it('finds names however their accents and apostrophes are typed', () => {
  const named = (name: string) => [{ ...SAMPLE.cards[0]!, name }];
  const finds = (name: string, text: string) =>
    filterCards(named(name), { ...all, text }).length === 1;
  expect(finds('Zitkala-Ša', 'zitkala-sa'), 'zitkala-sa finds Zitkala-Ša').toBe(true);
  expect(
    finds('Governor Clement’s Veto', "clement's"),
    "clement's finds Governor Clement’s Veto",
  ).toBe(true);
});

it('keeps a filter in the address and reads it back', () => {
  const filter = { text: 'lucy & co', deck: 'red', era: 'early' };
  expect(readFilter(writeFilter(filter), SAMPLE)).toEqual(filter);
  expect(writeFilter(all)).toBe('');
  expect(readFilter('?deck=green&era=never', SAMPLE)).toEqual(all);
});

it('puts cards under the headings of their decks', () => {
  const told = (cards: typeof SAMPLE.cards) =>
    cardSections(SAMPLE, cards).map(({ id, heading, cards }) => [id, heading, cards.length]);
  expect(told(SAMPLE.cards)).toEqual([
    ['red', 'Red', 2],
    ['blue', 'Blue', 2],
  ]);
  expect(told(SAMPLE.cards.slice(2))).toEqual([['blue', 'Blue', 2]]);
});

import { expect, it } from 'vitest';
import { cardStretches } from './card-words';
import { SAMPLE } from './samples';

const named = (name: string, place: string | null = null) => ({ name, place });

const found = (text: string, cards = SAMPLE.cards.map(({ name, place }) => named(name, place))) =>
  cardStretches(text, cards).map((part) => (part.card ? `[${part.text}]` : part.text));

it('sets the name of a card apart from the words around it', () => {
  expect(found('Ann played Lucy Stone as an event.')).toEqual([
    'Ann played ',
    '[Lucy Stone]',
    ' as an event.',
  ]);
});

it('takes the longest name that stands there', () => {
  expect(found('Stone, then Lucy Stone')).toEqual(['[Stone]', ', then ', '[Lucy Stone]']);
});

it('finds whole names only, in any script', () => {
  expect(found('Stones and Wars, Keystone')).toEqual(['Stones and Wars, Keystone']);
  expect(found('Über Šana', [named('Šan')])).toEqual(['Über Šana']);
  expect(found('Sie spielt Zitkala-Ša.', [named('Zitkala-Ša')])).toEqual([
    'Sie spielt ',
    '[Zitkala-Ša]',
    '.',
  ]);
});

it('finds names with quotes, dots and digits in German as in English', () => {
  const cards = [named('“Debate Us, You Cowards!”'), named('Minor v. Happersett')];
  expect(found('Die Karte „x“ und “Debate Us, You Cowards!” liegen offen.', cards)).toEqual([
    'Die Karte „x“ und ',
    '[“Debate Us, You Cowards!”]',
    ' liegen offen.',
  ]);
  expect(found('Minor v. Happersett gilt; Minor vs Happersett nicht.', cards)).toEqual([
    '[Minor v. Happersett]',
    ' gilt; Minor vs Happersett nicht.',
  ]);
});

it('leaves alone what is the name of a place', () => {
  expect(found('4 cubes in Maine')).toEqual(['4 cubes in Maine']);
});

it('means the first of two cards with one name', () => {
  const cards = [
    { ...named('War'), id: 'first' },
    { ...named('War'), id: 'second' },
  ];
  expect(cardStretches('War', cards).map(({ card }) => card?.id)).toEqual(['first']);
});

it('leaves a text alone where there are no cards', () => {
  expect(found('No cards here', [])).toEqual(['No cards here']);
});

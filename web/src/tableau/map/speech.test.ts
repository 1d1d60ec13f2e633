import { expect, it } from 'vitest';
import { mapWords as de } from '../../words/tableau-map.de';
import { mapWords as en } from '../../words/tableau-map.en';
import type { TableauPlan, Things } from '../types';
import { KINDS } from './samples';
import { placeSpeech } from './speech';

const PLAN: TableauPlan = {
  regions: [{ id: 'midwest', name: 'Midwest', brief: 'Midwest' }],
  places: [
    { id: 'OH', name: 'Ohio', region: 'midwest', number: 8 },
    { id: 'IA', name: 'Iowa', region: 'midwest', number: 2 },
  ],
  kinds: KINDS,
  tracks: [],
  zones: [],
  phases: [],
  decks: [],
  acts: [],
  enough: null,
};
const GERMAN: TableauPlan = {
  ...PLAN,
  regions: [{ id: 'midwest', name: 'Mittlerer Westen', brief: 'Mittlerer Westen' }],
  kinds: [
    { ...KINDS[0]!, name: 'violetter Stein', plural: 'violette Steine' },
    { ...KINDS[1]!, name: 'gelber Stein', plural: 'gelbe Steine' },
  ],
};

const lying = (spots: Record<string, Things[]>) => new Map(Object.entries(spots));
const CUBES = lying({
  OH: [
    { kind: 'purple', count: 3 },
    { kind: 'yellow', count: 1 },
  ],
});

it('says what a place is called, where it is and what lies there', () => {
  const say = placeSpeech(PLAN, CUBES, en, {
    flagged: new Set(['OH']),
    flag: 'State card available',
  });
  expect(say('OH')).toBe('Ohio, Midwest, 3 purple cubes, 1 yellow cube, State card available');
  expect(say('IA')).toBe('Iowa, Midwest, empty');
});

it('says it in German', () => {
  const say = placeSpeech(GERMAN, CUBES, de, {
    flagged: new Set(['OH']),
    flag: 'Staatenkarte verfügbar',
  });
  expect(say('OH')).toBe(
    'Ohio, Mittlerer Westen, 3 violette Steine, 1 gelber Stein, Staatenkarte verfügbar',
  );
  expect(say('IA')).toBe('Iowa, Mittlerer Westen, leer');
});

it('says what can be done, what has changed and what is proposed', () => {
  const signs = {
    changed: new Set(['IA']),
    hint: 'IA',
    offers: new Map([['IA', { way: 'put' as const, kinds: ['purple'], about: '2 left' }]]),
  };
  expect(placeSpeech(PLAN, CUBES, en, signs)('IA')).toBe(
    'Iowa, Midwest, empty, changed, suggested, can place here, 2 left',
  );
  expect(placeSpeech(GERMAN, CUBES, de, signs)('IA')).toBe(
    'Iowa, Mittlerer Westen, leer, verändert, vorgeschlagen, hier setzen möglich, 2 left',
  );
});

it('says of a mark or a pawn what it is, without counting to one', () => {
  const spots = lying({
    OH: [{ kind: 'check', count: 1 }],
    midwest: [{ kind: 'purple2', count: 1 }],
  });
  const say = placeSpeech(PLAN, spots, en);
  expect(say('OH')).toBe('Ohio, Midwest, ratified');
  expect(say('midwest')).toBe('Midwest, region, purple campaigner 2');
});

it('leaves out what is not a token', () => {
  expect(placeSpeech(PLAN, lying({ OH: [{ kind: 'card:x', count: 1 }] }), en)('OH')).toBe(
    'Ohio, Midwest, empty',
  );
});

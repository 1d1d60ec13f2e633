// Small tableaux for tests.
import type { EntryInfo, LinedMotion, Offer, TableauPlan, Target } from '../api/types';
import { sample } from '../testing/contract';
import { entry as boardEntry } from '../table/samples';

export const plan: TableauPlan = sample('TableauPlan', {
  regions: [
    { id: 'north', name: 'North', brief: 'N' },
    { id: 'south', name: 'South', brief: 'S' },
  ],
  places: [
    { id: 'A', name: 'Alpha', region: 'north', number: 1 },
    { id: 'B', name: 'Beta', region: 'south', number: 2 },
  ],
  kinds: [
    {
      id: 'blue',
      name: 'blue cube',
      plural: 'blue cubes',
      shape: 'circle',
      tint: 'purple',
      role: 'cube',
      side: 'us',
    },
    {
      id: 'gold',
      name: 'gold cube',
      plural: 'gold cubes',
      shape: 'diamond',
      tint: 'yellow',
      role: 'cube',
      side: 'us',
    },
    {
      id: 'yes',
      name: 'yes',
      plural: 'yess',
      shape: 'check',
      tint: 'green',
      role: 'mark',
      side: null,
    },
    { id: 'no', name: 'no', plural: 'nos', shape: 'cross', tint: 'red', role: 'mark', side: null },
    {
      id: 'star',
      name: 'star',
      plural: 'stars',
      shape: 'circle',
      tint: 'purple',
      role: 'counter',
      side: null,
    },
  ],
  tracks: [{ id: 'council', name: 'Council', size: 3, kind: 'star', side: null, goal: true }],
  zones: [
    { id: 'hand.me', name: 'Hand', role: 'hand', seat: 'me', side: 'us' },
    { id: 'row', name: 'Row', role: 'row', seat: null, side: null },
    { id: 'claimed.me', name: 'Claimed', role: 'claimed', seat: 'me', side: 'us' },
    { id: 'playing', name: 'Playing', role: 'played', seat: null, side: null },
  ],
  phases: [{ id: 'vote', name: 'The vote' }],
  decks: [{ id: 'us', name: 'Us' }],
  acts: [
    { id: 'event', name: 'Event' },
    { id: 'rest', name: 'Rest' },
  ],
  enough: 4,
});

export const go = (thing: string, from: string, to: string, line = 0): LinedMotion => ({
  thing,
  from,
  to,
  line,
});

export function entry(number: number, more: Partial<EntryInfo> = {}): EntryInfo {
  return boardEntry(number, { seat: 'me', ...more });
}

export function target(more: Partial<Target>): Target {
  return { act: 'put', place: null, card: null, kind: null, amount: null, ...more };
}

export function offer(move: string, more: Partial<Target>): Offer {
  return sample('Offer', {
    move,
    path: [],
    taken: [],
    label: move,
    group: null,
    motions: [],
    about: null,
    target: target(more),
  });
}

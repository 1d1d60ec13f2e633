// Small tables for tests.
import type { BoardView, EntryInfo, State, Table, Update } from '../api/types';
import { sample } from '../testing/contract';

export function entry(number: number, more: Partial<EntryInfo> = {}): EntryInfo {
  return sample('EntryInfo', {
    number,
    at: 1000 * number,
    turn: number,
    kind: 'move',
    seat: number % 2 === 1 ? 'white' : 'black',
    text: `m${number}`,
    told: [`Move ${number}.`],
    path: [],
    taken: [],
    motions: [],
    to: null,
    notes: [],
    thought: null,
    ...more,
  });
}

export function state(after: number, more: Partial<State> = {}): State {
  return sample('State', {
    after,
    status: 'playing',
    seats: [
      {
        name: 'white',
        title: 'White',
        side: 'white',
        kind: 'guest',
        holder: 'Guest',
        person: 'Guest',
        you: true,
        here: true,
      },
      {
        name: 'black',
        title: 'Black',
        side: 'black',
        kind: 'computer',
        holder: 'Level 3',
        person: null,
        you: false,
        here: true,
      },
    ],
    yours: ['white'],
    viewer: 'white',
    apart: false,
    alike: ['white'],
    turn: {
      kind: 'decide',
      seat: after % 2 === 0 ? 'white' : 'black',
      ask: 'Move.',
      rule: null,
      left: null,
      goal: null,
    },
    view: { kind: 'board', pieces: [], trays: [], notes: [] },
    offers: [],
    refused: [],
    drawOffer: null,
    takebackAsk: null,
    acts: [],
    hints: false,
    rematch: { askedBy: [], table: null },
    invites: [],
    seed: { hash: '', revealed: null, nonces: [], open: false },
    clocks: null,
    absence: null,
    ...more,
  });
}

type Boarded = Table & { start: BoardView };

export function table(entries: EntryInfo[], more: Partial<Boarded> = {}): Boarded {
  return sample('Table', {
    id: 't1',
    game: 'sample',
    gameName: 'Sample',
    rules: 1,
    options: [],
    sides: [
      { name: 'white', title: 'The Whites', itself: null },
      { name: 'black', title: 'The Blacks', itself: null },
    ],
    created: 0,
    listed: false,
    chance: false,
    chanceLater: false,
    secrets: false,
    draws: true,
    imported: false,
    lesson: null,
    clock: null,
    tableau: null,
    plan: {
      width: 4,
      height: 4,
      zones: [],
      boxes: [{ id: 'box', name: 'Box', side: 'white' }],
      kinds: [
        { id: 'w', name: 'White man', letter: 'w', side: 'white', style: 'ivory', large: false },
        { id: 'b', name: 'Black man', letter: 'b', side: 'black', style: 'ebony', large: false },
      ],
    },
    start: {
      kind: 'board',
      pieces: [
        { kind: 'w', square: 'a1' },
        { kind: 'b', square: 'a4' },
      ],
      trays: [{ place: 'box', counts: [] }],
      notes: ['0 : 0'],
    },
    entries,
    state: state(entries.length),
    ...more,
  });
}

export function update(entries: EntryInfo[], after: number, more: Partial<State> = {}): Update {
  return sample('Update', { table: 't1', entries, state: state(after, more) });
}

/** A table without a board where hands are hidden, and one person holds both seats. */
export function shared(entries: EntryInfo[], viewer: string, more: Partial<State> = {}): Table {
  const view = { kind: 'sheet' as const, parts: [], more: [] };
  const both = { yours: ['white', 'black'], apart: true, alike: [viewer], viewer, view, ...more };
  const seen = { secrets: true, plan: null, start: view, state: state(entries.length, both) };
  return sample('Table', { ...table(entries), ...seen });
}

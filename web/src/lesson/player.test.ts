import { describe, expect, it } from 'vitest';
import type { EntryInfo, Offer, Table } from '../api/types';
import { offer } from '../board/samples';
import { entry, state, table } from '../table/samples';
import { sample } from '../testing/contract';
import { LessonPlayer, type LessonTable } from './player.svelte';
import { lessonWords } from './words';

const lesson = sample('Lesson', {
  id: 'sample',
  title: 'Sample',
  steps: [
    { say: 'Hello.', otherwise: null, point: ['box'], moves: null, times: 0 },
    { say: 'Go.', otherwise: 'Go to a2.', point: ['a2'], moves: ['a1-a2'], times: 1 },
    { say: 'Again.', otherwise: null, point: [], moves: ['a2-a3'], times: 1 },
  ],
  done: 'Done.',
});
const offers = [offer('a1-a2', ['a1', 'a2']), offer('b1-b2', ['b1', 'b2'])];

class Room implements LessonTable {
  table: Table;
  offers: Offer[];
  past;

  constructor(
    readonly id: string,
    entries: EntryInfo[] = [],
    offered: Offer[] = offers,
  ) {
    const seen = state(entries.length, { offers: offered });
    this.table = table(entries, { id, lesson, state: seen });
    this.offers = offered;
    this.past = { shown: entries.length };
  }
}
const learner = (room: Room) => new LessonPlayer(room, () => lessonWords.en);

describe('a learner', () => {
  it('is pointed at what is told', () => {
    const player = learner(new Room('points'));
    expect(player.points).toEqual(['box']);
    player.next();
    expect(player.points).toEqual(['a2', 'a1']);
    expect(player.place.step?.say).toBe('Go.');
  });

  it('gets an answer to another choice, which is not sent', () => {
    const player = learner(new Room('answers'));
    expect(player.takes('b1-b2'), 'b1-b2 is not played before all is read').toBe(false);
    expect(player.note).toBe(lessonWords.en.readFirst);
    player.next();
    expect(player.note).toBeNull();
    expect(player.takes('b1-b2'), 'b1-b2 is answered and not played').toBe(false);
    expect(player.reply).toBe('Go to a2.');
    expect(player.note).toBeNull();
    expect(player.takes('a1-a2'), 'a1-a2 is played').toBe(true);
    expect(player.reply).toBeNull();
  });

  it('gets the usual answer where the step has none of its own', () => {
    const room = new Room('usual', [entry(1, { seat: 'white', text: 'a1-a2' })]);
    room.offers = [offer('a2-a3', ['a2', 'a3']), offer('b1-b2', ['b1', 'b2'])];
    const player = learner(room);
    expect(player.takes('b1-b2'), 'b1-b2 is answered and not played').toBe(false);
    expect(player.reply).toBeNull();
    expect(player.note).toBe(lessonWords.en.otherwise);
  });

  it('may move before everything is read', () => {
    expect(learner(new Room('quick')).takes('a1-a2'), 'a1-a2 is played at once').toBe(true);
  });

  it('hears of what happened when it was shown', () => {
    const room = new Room('shown', [entry(1, { seat: 'white', text: 'a1-a2' })], []);
    room.past = { shown: 0 };
    expect(learner(room).place.step?.say).toBe('Hello.');
    room.past = { shown: 1 };
    expect(learner(room).place.step?.say).toBe('Again.');
  });

  it('plays freely after leaving, and can come back', () => {
    const player = learner(new Room('leaves'));
    player.leave();
    expect(player.paused, 'the lesson is paused').toBe(true);
    expect(player.points).toEqual([]);
    expect(player.takes('b1-b2'), 'b1-b2 is played while the lesson is paused').toBe(true);
    player.resume();
    expect(player.takes('b1-b2'), 'b1-b2 is not played when the lesson goes on').toBe(false);
  });

  it('is not held up by a lesson that asks for what is not there', () => {
    const player = learner(new Room('stuck', [], [offer('c1-c2', ['c1', 'c2'])]));
    expect(player.place.status).toBe('over');
    expect(player.takes('c1-c2'), 'c1-c2 is played').toBe(true);
  });
});

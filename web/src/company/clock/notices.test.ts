import { describe, expect, it } from 'vitest';
import type { Absence, Clocks, State } from '../../api/types';
import { state } from '../../table/samples';
import { sample } from '../../testing/contract';
import { tableClockWords } from '../../words/clock-table';
import { notices, type NoticeWords } from './notices';

const NOW = 1_000_000;
const seats = state(0).seats.map((seat) =>
  seat.you ? seat : { ...seat, kind: 'guest' as const, holder: 'Ada', person: 'Ada' },
);

const clocks = (more: Partial<Clocks>): Clocks =>
  sample('Clocks', {
    now: NOW,
    sides: [],
    running: null,
    starts: null,
    deadline: null,
    ready: null,
    paused: null,
    pauseAsked: [],
    vacation: [],
    ...more,
  });

const absence = (more: Partial<Absence> = {}): Absence =>
  sample('Absence', {
    now: NOW,
    seats: ['black'],
    since: NOW - 30_000,
    claimFrom: NOW + 90_000,
    substitute: null,
    ...more,
  });

const how: NoticeWords = {
  words: tableClockWords(),
  lang: 'en',
  player: (word) => `<${word}>`,
};
const told = (more: Partial<State>) => notices(state(0, { seats, ...more }), NOW, how);

describe('a pause', () => {
  it('is asked for by somebody else, and answered', () => {
    expect(
      told({ clocks: clocks({ pauseAsked: ['black'] }), acts: ['accept-pause', 'decline-pause'] }),
    ).toEqual([
      {
        key: 'ask',
        words: 'Ada asks for a pause.',
        said: 'Ada asks for a pause.',
        acts: ['accept-pause', 'decline-pause'],
      },
    ]);
  });

  it('is asked for by me, and waited for', () => {
    const [notice] = told({ clocks: clocks({ pauseAsked: ['white'] }), acts: ['resign'] });
    expect(notice).toMatchObject({
      words: 'You have asked for a pause. Waiting for an answer.',
      acts: [],
    });
  });

  it('lasts until somebody ends it', () => {
    const paused = clocks({ paused: { by: ['black', 'white'], since: NOW } });
    expect(told({ clocks: paused, acts: ['resume'] })).toMatchObject([
      { key: 'paused', acts: ['resume'] },
    ]);
  });
});

describe('days off', () => {
  it('are told of others, and ended by who takes them', () => {
    const off = (seat: string) =>
      clocks({
        vacation: [
          { seat: 'white', until: seat === 'white' ? NOW : null, left: 0 },
          { seat: 'black', until: seat === 'black' ? NOW : null, left: 0 },
        ],
      });
    expect(told({ clocks: off('black'), acts: ['end-vacation'] })).toMatchObject([
      { key: 'off', words: expect.stringContaining('Ada is taking days off') as string, acts: [] },
    ]);
    expect(told({ clocks: off('white'), acts: ['end-vacation'] })).toMatchObject([
      { words: expect.stringContaining('You are taking') as string, acts: ['end-vacation'] },
    ]);
  });
});

describe('absence', () => {
  it('counts down to what may be done about it, and says so only once', () => {
    expect(told({ absence: absence() })).toEqual([
      {
        key: 'absent',
        words: 'Ada is not here. If that lasts 1 minute, 30 seconds more, you can end the game.',
        said: 'Ada is not here.',
        acts: [],
      },
    ]);
    const acts = ['claim-win', 'claim-abort'] as const;
    expect(told({ absence: absence({ claimFrom: NOW }), acts: [...acts] })).toMatchObject([
      { words: 'Ada is not here.', acts },
    ]);
  });

  it('is not told to who is absent, nor when the game is over', () => {
    expect(told({ absence: absence({ seats: ['white'] }) })).toEqual([]);
    expect(told({ absence: absence(), status: 'over' })).toEqual([]);
  });

  it('goes on while a substitute is looked for, with what can be done about it', () => {
    const acts: State['acts'] = ['claim-abort', 'propose-substitute', 'resign'];
    const free = seats.map((seat) =>
      seat.you ? seat : { ...seat, kind: 'open' as const, holder: null, person: null },
    );
    const at = { status: 'open' as const, seats: free, acts };
    const words = 'Looking for a substitute for Black.';
    expect(told({ ...at, absence: absence({ claimFrom: NOW }) })).toEqual([
      { key: 'absent', words, said: words, acts: ['claim-abort', 'propose-substitute'] },
    ]);
    expect(told({ ...at, absence: null }), 'a table that waits for its first players').toEqual([]);
  });

  it('may lead to a substitute if all agree', () => {
    const proposal = {
      seat: 'black',
      by: 'black',
      kind: 'computer' as const,
      player: 'level:3',
      agreed: [],
      decided: false,
    };
    const by = (substitute: Absence['substitute'], acts: State['acts'] = []) =>
      told({ absence: absence({ claimFrom: NOW, substitute }), acts })[1];
    expect(by(proposal, ['accept-substitute', 'decline-substitute'])).toMatchObject({
      words: 'Ada suggests that the computer (<level:3>) plays on for Ada.',
      acts: ['accept-substitute', 'decline-substitute'],
    });
    expect(by({ ...proposal, by: 'white', kind: 'open', player: null })).toMatchObject({
      words: 'You have suggested a substitute. The others decide.',
      acts: [],
    });
    expect(by({ ...proposal, decided: true })?.words).toContain('All agree');
  });
});

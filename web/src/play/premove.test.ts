import { describe, expect, it } from 'vitest';
import type { Table } from '../api/types';
import { offer, plan } from '../board/samples';
import { state, table } from '../table/samples';
import { judge, mayPlan, ownSquares, press } from './premove';

const own = new Set(['b2', 'c2']);

/** A table at which one plays White, and Black is to move. */
function waiting(more: Partial<Table> = {}, status: Partial<Table['state']> = {}): Table {
  const whole = table([]);
  const seats = whole.state.seats.map((seat, at) => ({ ...seat, you: at === 0 }));
  const [me, other] = seats.map(({ name }) => name);
  return {
    ...whole,
    secrets: false,
    chance: true,
    chanceLater: false,
    lesson: null,
    ...more,
    state: state(0, {
      seats,
      yours: [me!],
      turn: { kind: 'decide', seat: other!, ask: '', rule: null, left: null, goal: null },
      ...status,
    }),
  };
}

describe('when a move may be planned', () => {
  it('is while the other side decides, also after a toss for the first turn', () => {
    expect(mayPlan(waiting()), 'a move may be planned while the other side decides').toBe(true);
    const mine = waiting().state.yours[0]!;
    expect(
      mayPlan(
        waiting(
          {},
          { turn: { kind: 'decide', seat: mine, ask: '', rule: null, left: null, goal: null } },
        ),
      ),
      'no move is planned in a turn of one’s own',
    ).toBe(false);
    expect(mayPlan(waiting({}, { status: 'over' })), 'no move is planned after the game').toBe(
      false,
    );
  });

  it('is not where something is hidden, where dice fall, or in front of an audience', () => {
    expect(
      mayPlan(waiting({ secrets: true })),
      'no move is planned where something is hidden',
    ).toBe(false);
    expect(mayPlan(waiting({ chanceLater: true })), 'no move is planned where dice fall').toBe(
      false,
    );
    expect(
      mayPlan(
        waiting(
          {},
          { yours: [], seats: waiting().state.seats.map((seat) => ({ ...seat, you: false })) },
        ),
      ),
      'the audience plans no move',
    ).toBe(false);
  });

  it('is not for who plays both sides', () => {
    const both = waiting().state.seats.map((seat) => ({ ...seat, you: true }));
    expect(
      mayPlan(waiting({}, { seats: both })),
      'no move is planned by who plays both sides',
    ).toBe(false);
  });
});

it('knows the pieces of one side', () => {
  const side = waiting().state.seats[0]!.side;
  const whole = waiting({
    plan: {
      ...plan,
      kinds: [
        { ...plan.kinds[0]!, side },
        { ...plan.kinds[1]!, side: 'other' },
      ],
    },
  });
  const view = {
    ...whole.start,
    kind: 'board' as const,
    pieces: [
      { kind: 'man', square: 'b2' },
      { kind: 'chief', square: 'c3' },
    ],
    trays: [],
    notes: [],
  };
  expect([...ownSquares({ ...whole, state: { ...whole.state, view } })]).toEqual(['b2']);
});

describe('a press', () => {
  it('picks up, aims, and picks up another', () => {
    const picked = press(null, 'b2', own);
    expect(picked).toEqual({ from: 'b2', to: null });
    expect(press(picked, 'd4', own)).toEqual({ from: 'b2', to: 'd4' });
    expect(press(picked, 'c2', own)).toEqual({ from: 'c2', to: null });
    expect(press({ from: 'b2', to: 'd4' }, 'c2', own)).toEqual({ from: 'c2', to: null });
  });

  it('cancels on its own piece and beside everything', () => {
    expect(press({ from: 'b2', to: null }, 'b2', own)).toBeNull();
    expect(press({ from: 'b2', to: 'd4' }, 'b2', own)).toBeNull();
    expect(press({ from: 'b2', to: 'd4' }, 'e4', own)).toBeNull();
    expect(press(null, 'e4', own)).toBeNull();
  });
});

describe('a plan whose time has come', () => {
  const planned = { from: 'b2', to: 'd4' };
  const there = offer('b2:d4', ['b2', 'c3', 'd4']);

  it('is played if just one way leads there', () => {
    expect(judge(planned, [offer('b2-b3', ['b2', 'b3']), there])).toEqual({
      kind: 'play',
      offer: there,
    });
  });

  it('is dropped if none does, or several', () => {
    expect(judge(planned, [offer('b2-b3', ['b2', 'b3'])])).toEqual({ kind: 'drop', why: 'gone' });
    const other = offer('b2:b4:d4', ['b2', 'b4', 'd4']);
    expect(judge(planned, [there, other])).toEqual({ kind: 'drop', why: 'several' });
  });

  it('waits while only questions are asked', () => {
    expect(judge(planned, [])).toEqual({ kind: 'wait' });
    expect(judge(planned, [{ ...offer('=yes', []), label: 'Accept' }])).toEqual({ kind: 'wait' });
  });
});

import { expect, it } from 'vitest';
import { LineLost, Refusal } from '../api/client';
import type { Update } from '../api/types';
import { update } from './samples';
import { send, type Line } from './sender';

function line(answers: (Update | Error)[]) {
  const sent: [string, number, string][] = [];
  const log: string[] = [];
  const it: Line = {
    client: {
      move: (id, after, move) => {
        sent.push([id, after, move]);
        const answer = answers.shift() ?? new LineLost();
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    },
    back: async () => void log.push('back'),
    waiting: () => void log.push('waiting'),
    sleep: async () => {},
  };
  return { it, sent, log };
}
const problem = (status: number) =>
  new Refusal(status, { type: '', title: 'No', status, detail: '' });

it('hands on the answer', async () => {
  const { it: l, log } = line([update([], 1)]);
  expect(await send(l, 't', 0, 'a')).toEqual({ kind: 'heard', update: update([], 1) });
  expect(log).toEqual([]);
});

it('sends the same move again once the line is back', async () => {
  const { it: l, sent, log } = line([new LineLost(), problem(503), update([], 1)]);
  expect((await send(l, 't', 4, 'a')).kind).toBe('heard');
  expect(sent).toEqual([
    ['t', 4, 'a'],
    ['t', 4, 'a'],
    ['t', 4, 'a'],
  ]);
  expect(log).toEqual(['waiting', 'back', 'waiting', 'back']);
});

it('takes no for an answer', async () => {
  const { it: l, sent } = line([problem(409)]);
  expect((await send(l, 't', 0, 'a')).kind).toBe('refused');
  expect(sent).toHaveLength(1);
});

it('gives up in the end', async () => {
  const { it: l, sent } = line([]);
  expect(await send(l, 't', 0, 'a')).toEqual({ kind: 'lost' });
  expect(sent).toHaveLength(6);
});

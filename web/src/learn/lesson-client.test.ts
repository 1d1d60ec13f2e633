import { expect, it, vi } from 'vitest';
import { entry, state, table } from '../table/samples';
import { lessonClient } from './lesson-client';

const board = (entries: number) =>
  table(
    Array.from({ length: entries }, (_, at) => entry(at + 1, {})),
    { id: 'lesson.ghosts.goal', state: state(entries, {}) },
  );

it('a lesson is asked for with all moves that were made', async () => {
  const send = vi.fn().mockResolvedValueOnce(board(0)).mockResolvedValueOnce(board(2));
  const kept = vi.fn();
  const client = lessonClient(send, 'ghosts', 'goal', [], kept);
  await client.table('');
  expect(send).toHaveBeenLastCalledWith('GET', 'games/ghosts/lessons/goal');
  const update = await client.move('', 0, '=2L+x');
  expect(send).toHaveBeenLastCalledWith('GET', 'games/ghosts/lessons/goal?move=%3D2L%2Bx');
  expect(update.table).toBe('lesson.ghosts.goal');
  expect(update.entries.map(({ number }) => number)).toEqual([1, 2]);
  expect(kept).toHaveBeenCalledWith(['=2L+x']);
});

it('a try in vain is asked about after the moves that were made', async () => {
  const send = vi.fn().mockResolvedValue({ why: 'Too far.', rule: 'S4' });
  const client = lessonClient(send, 'ghosts', 'goal', ['a1-a2'], vi.fn());
  expect(await client.why('a2', 'a4')).toEqual({ why: 'Too far.', rule: 'S4' });
  const at = 'games/ghosts/lessons/goal/why';
  expect(send).toHaveBeenLastCalledWith('GET', `${at}?move=a1-a2&from=a2&to=a4`);
  await client.why('d4', null);
  expect(send).toHaveBeenLastCalledWith('GET', `${at}?move=a1-a2&from=d4`);
});

it('an update brings only what is new, and a refused move is forgotten', async () => {
  const send = vi.fn().mockResolvedValueOnce(board(3)).mockRejectedValueOnce(new Error('no'));
  const kept = vi.fn();
  const client = lessonClient(send, 'ghosts', 'goal', ['a1-a2'], kept);
  const { entries } = await client.move('', 2, 'a2-a3');
  expect(entries.map(({ number }) => number)).toEqual([3]);
  await expect(client.move('', 3, 'a3-a4')).rejects.toThrow('no');
  expect(client.moves).toEqual(['a1-a2', 'a2-a3']);
  expect(kept).toHaveBeenCalledTimes(1);
});

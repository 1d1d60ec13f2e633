import { describe, expect, it } from 'vitest';
import { ConnectionLost, Refusal, type Ask } from '../api/ask';
import { ReasonDesk } from './reason';

const attempt = { after: 3, from: 'c6', to: 'c8' };

function desk(answer: (path: string) => unknown) {
  const asked: string[] = [];
  const ask = (async (_method: string, path: string) => {
    asked.push(path);
    return answer(path);
  }) as Ask;
  return { desk: new ReasonDesk('T1', 'en', ask), asked };
}

describe('reasons', () => {
  it('are asked for once for each attempt', async () => {
    const { desk: one, asked } = desk(() => ({ why: 'Too far.', rule: 'S4' }));
    expect(await one.reason(attempt)).toEqual({ why: 'Too far.', rule: 'S4' });
    expect(await one.reason(attempt)).toEqual({ why: 'Too far.', rule: 'S4' });
    expect(asked).toEqual(['tables/T1/why?after=3&from=c6&to=c8']);
    await one.reason({ ...attempt, to: null });
    expect(asked).toHaveLength(2);
    expect(asked[1]).toBe('tables/T1/why?after=3&from=c6');
  });

  it('come only for the attempt that was made last', async () => {
    let late: (answer: unknown) => void = () => {};
    const slow = new Promise((resolve) => (late = resolve));
    const { desk: one } = desk((path) => (path.includes('to=c8') ? slow : { why: 'B' }));
    const first = one.reason(attempt);
    expect(await one.reason({ ...attempt, to: 'c9' })).toEqual({ why: 'B' });
    late({ why: 'A', rule: null });
    expect(await first).toBeNull();
  });

  it('are silent where the table has moved on or nobody answers', async () => {
    const problem = (status: number) =>
      new Refusal(status, { type: 'x', title: 'x', status, detail: 'Wait 3 seconds.' });
    for (const error of [problem(409), problem(422), new ConnectionLost('no answer')]) {
      const { desk: one } = desk(() => {
        throw error;
      });
      expect(await one.reason(attempt)).toBeNull();
    }
    const { desk: many } = desk(() => {
      throw problem(429);
    });
    expect(await many.reason(attempt)).toEqual({ why: 'Wait 3 seconds.', rule: null });
  });

  it('know their table and language', () => {
    const { desk: one } = desk(() => null);
    expect(one.serves('T1', 'en'), 'it is in English for table T1').toBe(true);
    expect(one.serves('T1', 'de'), 'it is not in German').toBe(false);
    expect(one.serves('T2', 'en'), 'it is not for table T2').toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { client, LineLost, Refusal } from './client';

function answering(status: number, body: string) {
  const calls: { address: string; method: string | undefined; body: unknown }[] = [];
  const fetching = ((address: string, init: RequestInit) => {
    calls.push({ address, method: init.method, body: init.body });
    return Promise.resolve(new Response(body, { status }));
  }) as unknown as typeof fetch;
  return { calls, fetching };
}

describe('client', () => {
  it('names the language and keeps other parameters', async () => {
    const { calls, fetching } = answering(200, '{"tables":[]}');
    await client('de', fetching).tables('open');
    expect(calls[0]?.address).toBe('/api/tables?kind=open&lang=de');
  });

  it('posts a move with the entry it answers', async () => {
    const { calls, fetching } = answering(200, '{}');
    await client('en', fetching).move('a/b', 4, 'c6-c7');
    expect(calls[0]).toEqual({
      address: '/api/tables/a%2Fb/moves?lang=en',
      method: 'POST',
      body: '{"after":4,"move":"c6-c7"}',
    });
  });

  it('tells a refusal by its problem document', async () => {
    const body = '{"type":"x","title":"Not your turn","status":409,"detail":"Wait a little."}';
    const { fetching } = answering(409, body);
    const error = await client('en', fetching)
      .me()
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).status).toBe(409);
    expect((error as Refusal).message).toBe('Wait a little.');
  });

  it('tells a refusal without a document by its status', async () => {
    const { fetching } = answering(500, '<html>');
    await expect(client('en', fetching).me()).rejects.toThrow('HTTP 500');
  });

  it('takes a dead line and a proxy without a server for the same thing', async () => {
    const dead = (() => Promise.reject(new TypeError('failed'))) as unknown as typeof fetch;
    await expect(client('en', dead).me()).rejects.toBeInstanceOf(LineLost);
    const { fetching } = answering(502, '');
    await expect(client('en', fetching).me()).rejects.toBeInstanceOf(LineLost);
  });
});

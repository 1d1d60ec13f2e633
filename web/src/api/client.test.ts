import { beforeEach, describe, expect, it } from 'vitest';
import { TestServer } from '../testing/test-server';
import { ConnectionLost, Refusal } from './client';

let server: TestServer;

beforeEach(async () => {
  server = await TestServer.start();
});

/** Asks who one is, and answers like that. */
async function answered(status: number, body: string): Promise<unknown> {
  const error = server
    .client()
    .me()
    .catch((e: unknown) => e);
  (await server.next('GET', '/me')).reply(status, body);
  return error;
}

describe('client', () => {
  it('names the language and keeps other parameters', async () => {
    const open = server.client('de').tables('open');
    const asked = await server.next('GET', '/tables');
    asked.reply(200, { tables: [] });
    expect(asked.path).toBe('/api/tables?kind=open&lang=de');
    expect(await open).toEqual([]);
  });

  it('posts a move with the entry it answers', async () => {
    const moved = server.client().move('a/b', 4, 'c6-c7');
    const asked = await server.next('POST', '/moves');
    asked.reply(200, { table: 'a/b' });
    expect(asked.path).toBe('/api/tables/a%2Fb/moves?lang=en');
    expect(asked.body).toBe('{"after":4,"move":"c6-c7"}');
    expect(await moved).toEqual({ table: 'a/b' });
  });

  it('tells a refusal by its problem document', async () => {
    const body = '{"type":"x","title":"Not your turn","status":409,"detail":"Wait a little."}';
    const error = await answered(409, body);
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).status).toBe(409);
    expect((error as Refusal).message).toBe('Wait a little.');
  });

  it('tells a refusal without a document by its status', async () => {
    const error = await answered(500, '<html>');
    expect((error as Error).message).toContain('HTTP 500');
  });

  it('takes a dead line and a proxy without a server for the same thing', async () => {
    expect(await answered(502, '')).toBeInstanceOf(ConnectionLost);
    const cut = server.client().games();
    (await server.next('GET', '/games')).drop();
    await expect(cut).rejects.toBeInstanceOf(ConnectionLost);
    const late = server.client();
    server.stop();
    await expect(late.me()).rejects.toBeInstanceOf(ConnectionLost);
  });
});

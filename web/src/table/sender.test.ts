import { beforeEach, expect, it } from 'vitest';
import { TestServer } from '../testing/test-server';
import { update } from './samples';
import { send, type Sent } from './sender';

let server: TestServer;
let log: string[];

beforeEach(async () => {
  server = await TestServer.start();
  log = [];
});

/** Sends a move; nothing is waited for but the server. */
function sending(after = 0): Promise<Sent> {
  const connection = {
    client: server.client(),
    back: async () => void log.push('back'),
    waiting: () => void log.push('waiting'),
    sleep: async () => {},
  };
  return send(connection, 't', after, 'a');
}
const posted = (number: number) => server.next('POST', '/t/moves', number);
const problem = (status: number) => ({ type: '', title: 'No', status, detail: '' });

it('hands on the answer', async () => {
  const sent = sending();
  (await posted(0)).reply(200, update([], 1));
  expect(await sent).toEqual({ kind: 'heard', update: update([], 1) });
  expect(log).toEqual([]);
});

it('sends the same move again once the connection is back', async () => {
  const sent = sending(4);
  (await posted(0)).drop();
  (await posted(1)).reply(500, problem(500));
  (await posted(2)).reply(503, '');
  (await posted(3)).reply(200, update([], 1));
  expect((await sent).kind).toBe('heard');
  const bodies = server.asked.map(({ body }) => body);
  expect(bodies).toEqual(Array(4).fill('{"after":4,"move":"a"}'));
  expect(log).toEqual(Array(3).fill(['waiting', 'back']).flat());
});

it('takes no for an answer', async () => {
  const sent = sending();
  (await posted(0)).reply(409, problem(409));
  expect((await sent).kind).toBe('refused');
  expect(server.asked).toHaveLength(1);
});

it('gives up in the end', async () => {
  const sent = sending();
  for (let number = 0; number < 6; number++) {
    (await posted(number)).drop();
  }
  expect(await sent).toEqual({ kind: 'lost' });
  expect(server.asked).toHaveLength(6);
});

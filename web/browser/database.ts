import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = 'games.parlour.server.fixture.PostgresServer';

/** A real PostgreSQL as a process of its own. */
export interface TestDatabase {
  /** The address of an empty database. */
  address: string;
  stop(): Promise<void>;
}

export async function startDatabase(): Promise<TestDatabase> {
  const { PARLOUR_JAVA: java = '', PARLOUR_TEST_CLASSES: classes = '' } = process.env;
  const data = await mkdtemp(join(tmpdir(), 'parlour-postgres-'));
  const line = ['-XX:TieredStopAtLevel=1', '-cp', `@${classes}`, MAIN, data, '0'];
  // It ends with its input, so that none is left behind by a test that was killed.
  const process_ = spawn(java, line, { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(process_, 'exit');
  let said = '';
  process_.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const stop = async () => {
    process_.stdin.end();
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  const told = once(createInterface(process_.stdout), 'line') as Promise<[string]>;
  const address = await Promise.race([told.then(([first]) => first), ended.then(() => '')]);
  if (!address) {
    await stop();
    throw new Error(`PostgreSQL did not start. It said:\n${said}`);
  }
  return { address, stop };
}

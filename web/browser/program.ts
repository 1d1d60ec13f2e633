import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATIENCE = 120_000;
// It lives for two minutes: what the JDK would compile with much care would hardly be used.
const BRIEF = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The real program as a process of its own, with data that nobody else has. */
export interface Program {
  /** Where it answers, such as http://127.0.0.1:40123 */
  address: string;
  /** Stops it the polite way; anything but a clean end is an error. */
  stop(): Promise<void>;
}

/** Computers answer as soon as they can, unless a test wants to see them think. */
export async function startProgram(pace = 0): Promise<Program> {
  const { PARLOUR_JAVA: java, PARLOUR_JAR: jar } = process.env;
  if (!java || !jar) {
    throw new Error('Start the browser tests with "npm run browser".');
  }
  const data = await mkdtemp(join(tmpdir(), 'parlour-browser-'));
  const serve = ['serve', '--port', '0', '--data', data, '--pace', String(pace)];
  const process_ = spawn(java, [...BRIEF, '-jar', jar, ...serve], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<number | null>((done) => process_.once('exit', (code) => done(code)));
  for (const stream of [process_.stdout, process_.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const until = Date.now() + PATIENCE;
  try {
    const address = await answering(process_, () => said, until);
    return { address, stop: () => stop(process_, ended, () => said, data) };
  } catch (trouble) {
    process_.kill('SIGKILL');
    await rm(data, { recursive: true, force: true });
    throw trouble;
  }
}

/** Waits for the printed address, and for the first healthy answer there. */
async function answering(
  process_: ChildProcess,
  said: () => string,
  until: number,
): Promise<string> {
  while (Date.now() < until && process_.exitCode === null) {
    const address = /https?:\/\/[^\s/]+/.exec(said())?.[0];
    if (address) {
      const answer = await fetch(`${address}/healthz`).catch(() => null);
      if (answer?.ok) {
        return address;
      }
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`The server did not start. It said:\n${said()}`);
}

async function stop(
  process_: ChildProcess,
  ended: Promise<number | null>,
  said: () => string,
  data: string,
): Promise<void> {
  process_.kill('SIGTERM');
  const late = setTimeout(() => process_.kill('SIGKILL'), PATIENCE);
  const code = await ended;
  clearTimeout(late);
  await rm(data, { recursive: true, force: true });
  if (code !== 0) {
    throw new Error(`The server ended with ${code ?? 'a kill'} when asked to stop:\n${said()}`);
  }
}

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PATIENCE } from './patience';

/** Scripts are quicker than people, and one address plays for all of them. */
const SETTINGS = ['reads', 'writes', 'hints', 'lines']
  .flatMap((what) => [`guest.${what}`, `address.${what}`])
  .map((what) => `limits.${what} = 20000 then 2000/s\n`)
  .concat('analysis.nodes = 1000\n')
  .join('');

const MAIN = 'games.parlour.cli.Main';

// It lives for two minutes: what the JDK would compile with much care would hardly be used.
const BRIEF = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** What a rehearsal has left beside the jar saves half of a start; the JDK passes over what does not fit. */
const rehearsed = (jar: string): string[] => {
  const cache = jar.replace(/jar$/, 'aot');
  return existsSync(cache) ? [`-XX:AOTCache=${cache}`, '-Xlog:disable'] : [];
};

/** The real program as a process of its own, with data that nobody else has. */
export interface Program {
  /** Where it answers, such as http://127.0.0.1:40123 */
  address: string;
  /** Gives a command of its host, beside the running program; what it said. */
  admin(...args: string[]): Promise<string>;
  /** Puts its clock forward; only one that was started with a jar beside it has such a clock. */
  advance(seconds: number): Promise<void>;
  /** Stops it the polite way; anything but a clean end is an error. */
  stop(): Promise<void>;
  /** Ends it at once, as a machine that fails would. */
  kill(): Promise<void>;
}

/**
 * Computers answer as soon as they can, unless a test wants to see them think. What else is set
 * stands as lines of a settings file. A jar beside the program's brings more games.
 */
export async function startProgram(pace = 0, settings = '', beside?: string): Promise<Program> {
  const { PARLOUR_JAVA: java, PARLOUR_JAR: jar } = process.env;
  if (!java || !jar) {
    throw new Error('Start the browser tests with "npm run browser".');
  }
  const data = await mkdtemp(join(tmpdir(), 'parlour-browser-'));
  const config = join(data, 'parlour.conf');
  await writeFile(config, SETTINGS + settings);
  const serve = ['serve', '--port', '0', '--data', data, '--pace', String(pace)];
  serve.push('--config', config);
  const time = join(data, 'clock');
  await writeFile(time, '0');
  const beneath = ['--enable-native-access=ALL-UNNAMED', `-Dparlour.clock=${time}`];
  const classes = beside ? [...beneath, '-cp', [jar, beside].join(delimiter), MAIN] : ['-jar', jar];
  let ahead = 0;
  const process_ = spawn(java, [...BRIEF, ...rehearsed(jar), ...classes, ...serve], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = new Promise<number | null>((done) => process_.once('exit', (code) => done(code)));
  const address = new Promise<string>((done, fail) => {
    for (const stream of [process_.stdout, process_.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /https?:\/\/[^\s/]+(?=[\s/])/.exec(said);
        if (found) {
          done(found[0]);
        }
      });
    }
    const unable = () => fail(new Error(`The server did not start. It said:\n${said}`));
    void ended.then(unable);
    setTimeout(unable, PATIENCE).unref();
  });
  try {
    const healthy = await fetch(`${await address}/healthz`);
    if (!healthy.ok) {
      throw new Error(`The server is not well: ${healthy.status} ${await healthy.text()}`);
    }
    return {
      address: await address,
      admin: (...args) => admin(java, jar, data, args),
      advance: async (seconds) => {
        ahead += seconds;
        // The file is read at any moment, so it is replaced as a whole.
        await writeFile(`${time}.next`, String(ahead));
        await rename(`${time}.next`, time);
      },
      stop: () => stop(process_, ended, () => said, data),
      kill: async () => {
        process_.kill('SIGKILL');
        await ended;
        await rm(data, { recursive: true, force: true });
      },
    };
  } catch (trouble) {
    process_.kill('SIGKILL');
    await rm(data, { recursive: true, force: true });
    throw trouble;
  }
}

/** What only tests need: tiny games, and a clock that can be put forward. */
export function besideProgram(): string {
  const target = resolve('../testkit/target');
  const jar = readdirSync(target).find((name) => name.endsWith('-tiny-games.jar')) ?? 'none';
  return join(target, jar);
}

async function admin(java: string, jar: string, data: string, args: string[]): Promise<string> {
  const line = [...BRIEF, '-jar', jar, 'admin', ...args, '--data', data];
  return (await promisify(execFile)(java, line)).stdout;
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

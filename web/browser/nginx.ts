import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PATIENCE } from './patience';

/** The name in the files for hosts. */
const NAME = 'play.example.org';
/** Below those that the system gives to connections, so that nobody else takes one meanwhile. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

/** What a host would change in a file of ours; whatever is not found there fails. */
export async function shipped(file: string, changes: [RegExp, string][]): Promise<string> {
  let text = await readFile(resolve('../deploy', file), 'utf8');
  for (const [pattern, by] of changes) {
    if (!pattern.test(text)) {
      throw new Error(`deploy/${file} has no ${String(pattern)} any more`);
    }
    text = text.replace(new RegExp(pattern, `${pattern.flags}g`), by);
  }
  return text;
}

/** A port of this machine that nobody has at the moment. */
export async function freePort(): Promise<number> {
  const start = Math.floor(Math.random() * PORTS);
  for (let i = 0; i < PORTS; i++) {
    const port = FIRST_PORT + ((start + i) % PORTS);
    const server = createServer();
    const isFree = await new Promise<boolean>((done) => {
      server.once('error', () => done(false)).listen(port, '127.0.0.1', () => done(true));
    });
    if (isFree) {
      server.close();
      await once(server, 'close');
      return port;
    }
  }
  throw new Error('No port is free.');
}

/** Somebody took a port before nginx did. */
export class PortConflict extends Error {}

/** A real nginx with the site that hosts are given. */
export interface Nginx {
  /** Its port for HTTP without TLS. */
  plain: number;
  /** How it answers a request for a path by HTTPS, which may be for another name than its own. */
  status(path: string, host?: string): Promise<number>;
  /** Everything it has logged. */
  log(): Promise<string>;
  stop(): Promise<void>;
}

/** Has nodes at three ports of this machine behind itself, and listens at another by HTTPS. */
export async function startNginx(port: number, nodes: number[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'parlour-nginx-'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  await sign(certificate, key);
  const plain = await freePort();
  const site = await shipped('nginx.conf', [
    [/^.*listen \[::\].*\n/m, ''],
    [/listen 80\b/, `listen 127.0.0.1:${plain}`],
    [/listen 443\b/, `listen 127.0.0.1:${port}`],
    [/ssl_certificate .*;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`],
    [/\/var\/log\/nginx\//, `${folder}/`],
  ]);
  const upstream = await shipped(
    'upstream.conf',
    nodes.map((node, at) => [
      new RegExp(`\\b127\\.0\\.0\\.1:${8081 + at}\\b`),
      `127.0.0.1:${node}`,
    ]),
  );
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'upstream.conf'), upstream);
  const main = join(folder, 'nginx.conf');
  await writeFile(main, around(folder));
  const process_ = spawn(process.env.PARLOUR_NGINX ?? '', ['-p', folder, '-c', main], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  process_.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(process_, 'exit');
  const stop = async () => {
    process_.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  // It writes the file when it listens at all its ports.
  if (!(await comes(join(folder, 'pid'), () => process_.exitCode === null))) {
    await stop();
    const why = `nginx did not start. It said:\n${said}`;
    throw said.includes('Address already in use') ? new PortConflict(why) : new Error(why);
  }
  const logs = ['access.log', 'error.log'].map((name) => join(folder, name));
  const log = async () => (await Promise.all(logs.map((file) => readFile(file, 'utf8')))).join('');
  return { plain, status: (path, host = NAME) => status(port, path, host), log, stop };
}

/** Knocks at the right name, whatever the request is for. */
async function status(port: number, path: string, host: string): Promise<number> {
  const asked = request({
    ...{ host: '127.0.0.1', port, path, servername: NAME, headers: { Host: host } },
    ...{ rejectUnauthorized: false, agent: false },
  });
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  asked.end();
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode ?? 0;
}

/** What a Linux distribution has around a site. */
function around(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  return [
    'daemon off;',
    // Only root can give its rights up, and then could not read its files here.
    process.getuid?.() === 0 ? 'user root;' : '',
    'worker_processes 2;',
    `pid ${folder}/pid;`,
    `error_log ${folder}/error.log;`,
    'events { worker_connections 512; }',
    `http { ${temporary.join(' ')}`,
    `include ${folder}/upstream.conf; include ${folder}/site.conf; }`,
  ].join('\n');
}

async function sign(certificate: string, key: string): Promise<void> {
  const line = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  line.push('-days', '2', '-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`);
  await promisify(execFile)('openssl', [...line, '-keyout', key, '-out', certificate]);
}

async function comes(file: string, isRunning: () => boolean): Promise<boolean> {
  for (const until = Date.now() + PATIENCE; Date.now() < until && isRunning();) {
    if (existsSync(file)) {
      return true;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

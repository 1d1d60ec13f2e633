// Measures how long "./parlour serve" takes from its call to its first answers, from the cache of
// the rehearsal and without it:   node bench/start.mjs [RUNS]
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const launcher = join(root, 'parlour');
const cache = join(root, 'cli/target/parlour.aot');
const aside = `${cache}.aside`;
const runs = Number(process.argv[2] ?? 10);

async function ended(process_) {
  return new Promise((done) => process_.once('exit', done));
}

/** The time of the first good answer, asked for again and again. */
async function answered(url) {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) {
      await answer.arrayBuffer();
      return performance.now();
    }
    await new Promise((done) => setTimeout(done, 5));
  }
}

async function start() {
  const data = mkdtempSync(join(tmpdir(), 'parlour-start-'));
  const begun = performance.now();
  const server = spawn(launcher, ['serve', '--port', '0', '--data', data]);
  let said = '';
  const address = await new Promise((done, fail) => {
    server.stdout.on('data', (text) => {
      said += text;
      const found = /https?:\/\/[^\s/]+/.exec(said);
      if (found) {
        done(found[0]);
      }
    });
    server.once('exit', () => fail(new Error(`The server did not start: ${said}`)));
  });
  const page = (await answered(`${address}/`)) - begun;
  const games = (await answered(`${address}/api/games`)) - begun;
  server.kill('SIGTERM');
  await ended(server);
  rmSync(data, { recursive: true, force: true });
  return { page, games };
}

function tell(what, times) {
  for (const [key, asked] of [
    ['page', '/'],
    ['games', '/api/games'],
  ]) {
    const sorted = times.map((time) => time[key] / 1000).sort((a, b) => a - b);
    const median = (sorted[(runs - 1) >> 1] + sorted[runs >> 1]) / 2;
    const [least, middle, most] = [sorted[0], median, sorted[runs - 1]].map((s) => s.toFixed(2));
    console.log(`${what}, to ${asked}: median ${middle} s (${least} to ${most}, ${runs} runs)`);
  }
}

// Builds and rehearses first where that is due.
await ended(spawn(launcher, ['--version'], { stdio: 'ignore' }));
if (!existsSync(cache)) {
  throw new Error('There is no cache; cli/target/rehearsal.log may say why.');
}
const [quick, plain] = [[], []];
for (let run = 0; run < runs; run++) {
  // By turns, so that whatever else the machine does disturbs both alike.
  quick.push(await start());
  renameSync(cache, aside);
  try {
    plain.push(await start());
  } finally {
    renameSync(aside, cache);
  }
}
tell('with the cache', quick);
tell('without', plain);

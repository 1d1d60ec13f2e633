// "npm run browser": the tests in browser/ against the built program and a real Chromium. What
// follows is handed to vitest: npm run browser -- game.test.ts
// "npm run browser -- --quick" plays a few of them, which touch a game of each kind; "--timed" plays
// those that measure time, which nothing else should run beside, and "--untimed" all others.
// "npm run pictures" takes the README's pictures in the same way, and with "--all DIR" pictures of
// all main pages at three widths, by day and by night, into a folder.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  findChromium,
  findJava,
  findNginx,
  JAR,
  NEEDED_JAVA,
  onPath,
  TEST_CLASSES,
} from './tools.mjs';

function giveUp(why) {
  console.error(why);
  process.exit(1);
}

const QUICK = '--quick';
const TIMED = '--timed';
const UNTIMED = '--untimed';
const ALL = '--all';

const args = process.argv.slice(2);
const pictures = args[0] === 'pictures';
const album = pictures && args[1] === ALL ? args[2] : undefined;
if (pictures && args.length > 1 && !album) {
  giveUp(`Pictures are taken for the README, or with ${ALL} DIR for looking at.`);
}
const forVitest = pictures ? [] : args.filter((arg) => ![QUICK, TIMED, UNTIMED].includes(arg));
const chromium = findChromium(process.env);
if (!chromium) {
  const how =
    'install it (on Debian: apt-get install chromium) or set PARLOUR_CHROMIUM to its path.';
  if (pictures || process.env.CI === 'true') {
    giveUp(`Chromium is missing; ${how}`);
  }
  console.log(`Skipping the browser tests: they need Chromium; ${how}`);
  process.exit(0);
}
const java =
  findJava(process.env) ??
  giveUp(`JDK ${NEEDED_JAVA} or newer is missing; set JAVA_HOME to its folder.`);
if (!existsSync(JAR)) {
  giveUp('Parlour is not built yet; run ./parlour --version once.');
}
/** What is missing for several nodes behind nginx, on PostgreSQL. */
function lackOfNodes(nginx) {
  if (!nginx || !onPath('openssl', process.env)) {
    return 'nginx and openssl; install them (on Debian: apt-get install nginx-light openssl) or set PARLOUR_NGINX to the path of nginx.';
  }
  return existsSync(TEST_CLASSES)
    ? undefined
    : 'the tests of the server to be built; run ./parlour test -pl cli -am -DskipTests once.';
}

const nginx = findNginx(process.env);
const lack = pictures ? undefined : lackOfNodes(nginx);
if (lack && process.env.CI === 'true') {
  giveUp(`The scene with several nodes needs ${lack}`);
} else if (lack) {
  console.log(`Skipping the scene with several nodes: it needs ${lack}`);
}
const vitest = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
const run = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', 'vitest.browser.config.ts', ...forVitest],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PARLOUR_CHROMIUM: chromium,
      PARLOUR_JAVA: java,
      PARLOUR_JAR: JAR,
      PARLOUR_NGINX: lack ? '' : nginx,
      PARLOUR_TEST_CLASSES: TEST_CLASSES,
      PARLOUR_PICTURES: pictures ? 'true' : '',
      PARLOUR_ALBUM: album ?? '',
      PARLOUR_QUICK: args.includes(QUICK) ? 'true' : '',
      PARLOUR_TIMED: args.includes(TIMED) ? 'only' : args.includes(UNTIMED) ? 'none' : '',
    },
  },
);
process.exit(run.status ?? 1);

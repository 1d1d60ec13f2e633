import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { PATIENCE } from './browser/patience';

// Two at a time, each with a server and a browser of its own: while one scene waits, the other goes
// on, and more would only be in each other's way on a small machine. Pictures are taken one after the
// other.
const pictures = Boolean(process.env.PARLOUR_PICTURES);

/** The files with scenes for those who have little time. */
function quickFiles(): string[] {
  return readdirSync('browser')
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `browser/${name}`)
    .filter((path) => readFileSync(path, 'utf8').includes('quickScene('));
}

/** Scenes that measure time. */
const TIMED = 'browser/slow.test.ts';
const timed = process.env.PARLOUR_TIMED;

function files(): string[] {
  if (timed === 'only') {
    return [TIMED];
  }
  if (pictures) {
    return [process.env.PARLOUR_ALBUM ? 'browser/album.ts' : 'browser/pictures.ts'];
  }
  return process.env.PARLOUR_QUICK ? quickFiles() : ['browser/**/*.test.ts'];
}

// Nobody waits at the end for one long file while the other worker has nothing to do.
const LONG = [
  'votes',
  'votes-games',
  'accessibility',
  'levels',
  'modes',
  'chitral',
  'game',
  'nodes',
];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

export default defineConfig({
  // The tests without a browser may run at the same time and keep their notes where one usually does.
  cacheDir: 'target/vitest',
  test: {
    include: files(),
    exclude: timed === 'none' ? [TIMED] : [],
    environment: 'node',
    reporters: ['default', './browser/slowest.ts'],
    globalSetup: 'browser/setup.ts',
    maxWorkers: pictures || timed === 'only' ? 1 : 2,
    // The files keep nothing, so that one worker can play them all without starting anew.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    hookTimeout: PATIENCE,
    teardownTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
  },
});

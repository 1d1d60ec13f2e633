import { chromium, type BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { PATIENCE } from './patience';
import { startProgram, type Program } from './program';

/** What the scenes of one worker share. */
interface Shared {
  /** Where the server answers. */
  server: string;
  /** Where the browser is told what to do. */
  browser: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    shared: Shared[];
  }
}

/** The name in the files for hosts, which a scene uses as they are. */
const NAME = 'play.example.org';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
];

/**
 * One server and one browser for each worker, since a server lets only so many strangers of one
 * address in at once. Every scene sits at tables of its own, and its people have cookies of their own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: project.config.maxWorkers });
  const browsers: Promise<BrowserServer>[] = workers.map(() =>
    chromium.launchServer({
      executablePath: process.env.PARLOUR_CHROMIUM,
      args: FLAGS,
      timeout: PATIENCE,
    }),
  );
  const programs: Promise<Program>[] = workers.map(() => startProgram());
  const close = async () => {
    const stopped = [
      ...browsers.map(async (browser) => (await browser).close()),
      ...programs.map(async (program) => (await program).stop()),
    ];
    const failed = (await Promise.allSettled(stopped)).find(({ status }) => status === 'rejected');
    if (failed) {
      // Vitest tells of it, and would yet say that all is well.
      process.exitCode = 1;
      throw (failed as PromiseRejectedResult).reason;
    }
  };
  try {
    const shared = workers.map(async (_, at) => ({
      server: (await programs[at]!).address,
      browser: (await browsers[at]!).wsEndpoint(),
    }));
    project.provide('shared', await Promise.all(shared));
  } catch (trouble) {
    await close().catch(() => undefined);
    throw trouble;
  }
  return close;
}

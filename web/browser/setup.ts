import type { TestProject } from 'vitest/node';
import { startProgram } from './program';

declare module 'vitest' {
  interface ProvidedContext {
    addresses: string[];
  }
}

/**
 * One server for each worker, since a server lets only so many strangers of one address in at once.
 * Every test sits at tables of its own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const programs = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startProgram()),
  );
  project.provide(
    'addresses',
    programs.map((program) => program.address),
  );
  return async () => {
    try {
      await Promise.all(programs.map((program) => program.stop()));
    } catch (trouble) {
      // Vitest tells of it, and would yet say that all is well.
      process.exitCode = 1;
      throw trouble;
    }
  };
}

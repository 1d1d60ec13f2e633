import type { TestProject } from 'vitest/node';
import { startProgram } from './program';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

/** One server for the whole run: every test sits at tables of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const program = await startProgram();
  project.provide('address', program.address);
  return async () => {
    try {
      await program.stop();
    } catch (trouble) {
      // Vitest tells of it, and would yet say that all is well.
      process.exitCode = 1;
      throw trouble;
    }
  };
}

import type { Reporter, TestModule } from 'vitest/node';

const MANY = 12;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;

/** Says at the end which scenes took longest, so that somebody minds. */
export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const scenes = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        file: module.relativeModuleId,
        name: test.name,
        took: test.diagnostic()?.duration ?? 0,
      })),
    );
    if (scenes.length < 2) {
      return;
    }
    const slowest = scenes.sort((a, b) => b.took - a.took).slice(0, MANY);
    const all = scenes.reduce((sum, { took }) => sum + took, 0);
    console.log(`The scenes took ${seconds(all).trim()} together; longest:`);
    slowest.forEach(({ file, name, took }) => console.log(`${seconds(took)}  ${name} (${file})`));
  }
}

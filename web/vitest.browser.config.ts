import { defineConfig } from 'vitest/config';

// One after the other: they share one server, and two browsers at once would only be in each
// other's way on a small machine.
export default defineConfig({
  test: {
    include: [process.env.PARLOUR_PICTURES ? 'browser/pictures.ts' : 'browser/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'browser/setup.ts',
    fileParallelism: false,
    hookTimeout: 60_000,
  },
});

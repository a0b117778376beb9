import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longestFilesFirst } from './src/testing/longest-files-first.ts';

export default defineConfig({
  plugins: [longestFilesFirst],
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    // It starts two nodes, whose election takes many seconds.
    exclude: ['**/*.documents.test.ts', ...(process.env.CI ? [] : ['**/lasting-answers.test.ts'])],
    globalSetup: ['src/testing/servers/start-replica-set.ts'],
    setupFiles: ['src/testing/fail-on-console-error.ts', 'src/testing/end-hung-file.ts'],
    // Files share only the replica set, on which each has its own database; starting a new one for each took
    // a third of the time.
    isolate: false,
    // No test depends on another one of its file. The report begins with the seed, which repeats the order.
    sequence: { shuffle: { tests: true } },
    // The longest step: by default vitest would leave a core free. One more than there are, because a file
    // waits for a fifth of its time, mostly for the database.
    maxWorkers: availableParallelism() + 1,
    // Only hanging tests reach these limits: no test measures time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
  },
});

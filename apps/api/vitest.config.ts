import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    // It starts two nodes, which elect one of them for many seconds.
    exclude: ['**/*.documents.test.ts', ...(process.env.CI ? [] : ['**/lasting-answers.test.ts'])],
    globalSetup: ['src/testing/start-replica-set.ts'],
    setupFiles: ['src/testing/fail-on-console-error.ts'],
    // Files share no state but the replica set, on which each has a database of its own; starting afresh for each took a third of the time.
    isolate: false,
    // The longest of all steps: vitest itself would leave a core to others.
    maxWorkers: '100%',
    // Only what never ends meets them: no test measures time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
  },
});

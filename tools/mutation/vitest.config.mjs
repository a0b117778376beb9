import { defineConfig } from 'vitest/config';
import { areas } from './areas.mjs';
import { LikelyFirst, useLastingWorker } from './lasting-worker.mjs';

const { root, tests } = areas[process.env.MUTATION_AREA ?? 'contracts'];

/** As in apps/api/vitest.config.ts, with a limit for a mutant that makes a test wait for ever. */
const api = {
  globalSetup: ['src/testing/servers/start-replica-set.ts'],
  setupFiles: ['src/testing/fail-on-console-error.ts', '../../tools/mutation/forget-mutant.mjs'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000, interval: 20 } },
};

export default defineConfig({
  root,
  test: { ...(root === 'apps/api' ? api : {}), include: tests, isolate: false, sequence: { sequencer: LikelyFirst } },
  // What is worked out once when a module is loaded is mutated in the contract alone: there each mutant needs
  // a worker that loads it anew.
  plugins: root === 'apps/api' ? [useLastingWorker] : [],
});

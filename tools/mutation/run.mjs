// npm run test:mutation -- <area> [file …]: changes the source in one small way after another, and shows which changes no test notices.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { areas } from './areas.mjs';

const [name, ...files] = process.argv.slice(2);
const area = areas[name];
if (!area) {
  console.error(`Usage: npm run test:mutation -- <area> [file …]. Areas: ${Object.keys(areas).join(', ')}.`);
  process.exit(2);
}
process.chdir(join(import.meta.dirname, '..', '..'));
process.env.MUTATION_AREA = name;
const cache = '.cache/mutation';

await new Stryker({
  mutate: [...(files.length > 0 ? files : area.mutate), '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: [
    fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner')),
    join(import.meta.dirname, 'ignore-unnoticed.mjs'),
    join(import.meta.dirname, 'tell-survivors.mjs'),
  ],
  ignorers: ['unnoticed'],
  vitest: { configFile: 'tools/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // What is worked out once when a module is loaded takes all tests of the area; with a database only a run of all night could.
  ignoreStatic: area.root === 'apps/api',
  concurrency: 1,
  // Beside the time of an unchanged run: what else the machine does must not look like a mutant that never ends; in milliseconds.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  // Only what changed since the last run is tried again.
  incremental: true,
  incrementalFile: `${cache}/${name}.json`,
  // Not in node_modules: what lies there Vitest loads as it is, once for all files.
  tempDirName: `${cache}/${name}`,
  ignorePatterns: ['.cache', 'apps/web', 'docs', 'e2e', 'verification', 'packages/demo-data'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'survivors'],
  htmlReporter: { fileName: `${cache}/${name}.html` },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 85, low: 85, break: 85 },
  // It reads a tsconfig with a TypeScript below 7; none of the copy needs it.
  tsconfigFile: 'none',
}).runMutationTest();

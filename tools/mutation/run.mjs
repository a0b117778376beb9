// npm run test:mutation -- <area> [file …]: makes one small change to the source after another, and shows
// which changes no test detects.
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
  // Mutants of code that runs at module load need all tests of the area; with a database that would take all
  // night.
  ignoreStatic: area.root === 'apps/api',
  concurrency: 1,
  // In milliseconds, added to the time of an unchanged run: load on the machine must not look like a mutant
  // that never ends.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 30,
  // Only what changed since the last run is tested again.
  incremental: true,
  incrementalFile: `${cache}/${name}.json`,
  // Not in node_modules: Vitest loads that unprocessed, once for all files.
  tempDirName: `${cache}/${name}`,
  ignorePatterns: ['.cache', 'apps/web', 'docs', 'e2e', 'verification', 'packages/demo-data'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'survivors'],
  htmlReporter: { fileName: `${cache}/${name}.html` },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 85, low: 85, break: 85 },
  // It parses a tsconfig with TypeScript below 7; the copy does not need one.
  tsconfigFile: 'none',
}).runMutationTest();

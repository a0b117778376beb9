import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { countJourneys, countTests } from './count-cases.mjs';

export const root = join(import.meta.dirname, '..', '..');
const reports = join(root, 'node_modules', '.cache', 'check');
const testReport = join(reports, 'tests.json');
const journeyReport = join(root, 'e2e', 'test-results', 'report.json');

/** Not again where neither the package nor one that it stands on has changed since it ended well. */
const inEachPackage = (task) => ['turbo', 'run', task, '--continue', '--output-logs=errors-only', '--no-color'];

const node = process.execPath;

/**
 * What `npm test` proves, cheapest first. `slots` is how much of the machine a step takes: as many run at the same time
 * as fit. `needs` names the steps that must have ended well before. A step with `report` counts its cases, any other is one.
 */
export const steps = [
  { name: 'format', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'] },
  { name: 'lint', command: inEachPackage('lint') },
  { name: 'types', command: inEachPackage('types') },
  { name: 'boundaries', command: [node, 'tools/module-boundaries/check-boundaries.mjs'] },
  { name: 'dead-code', command: ['knip', '--no-progress'] },
  {
    name: 'tests',
    // On the command line, because only there it holds for every project; one more than the cores, since most tests wait for something.
    command: [
      'vitest',
      'run',
      `--maxWorkers=${cpus().length + 1}`,
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${testReport}`,
    ],
    report: { file: testReport, count: countTests },
    slots: cpus().length,
  },
  {
    name: 'build',
    command: [...inEachPackage('build'), '--filter=!@wayfarer/web'],
  },
  { name: 'website', command: [...inEachPackage('build'), '--filter=@wayfarer/web'] },
  { name: 'sizes', command: [node, 'verification/src/bench/check-sizes.ts'], needs: ['website'] },
  {
    name: 'containers',
    command: [node, 'scripts/check-containers.mjs'],
    // Building compose takes minutes where neither Docker nor a cached build is at hand, so people are spared it; CI is not.
    file: process.env.CI ? 'scripts/check-containers.mjs' : 'only in CI',
  },
  {
    name: 'chaos',
    command: [node, 'verification/src/chaos/main.ts', '--short'],
    // Minutes of killing: for CI and for whoever asks by `npm run test:chaos`.
    file: process.env.CI ? 'verification/src/chaos/main.ts' : 'only in CI',
    slots: cpus().length,
  },
  {
    name: 'chaos-control',
    command: [node, 'verification/src/chaos/main.ts', '--without', 'compare-and-swap'],
    file: process.env.CI ? 'verification/src/chaos/main.ts' : 'only in CI',
    slots: cpus().length,
  },
  { name: 'production', command: [node, 'scripts/check-production.mjs'], needs: ['build', 'website'] },
  {
    name: 'journeys',
    command: ['playwright', 'test'],
    cwd: 'e2e',
    file: 'e2e/playwright.config.ts',
    report: { file: journeyReport, count: countJourneys },
    needs: ['website'],
    slots: cpus().length,
  },
].filter(({ file }) => file === undefined || existsSync(join(root, file)));

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countChaos, countJourneys, countTests } from './count-cases.mjs';

export const root = join(import.meta.dirname, '..', '..');

const withTests = globSync(['apps/*', 'packages/*', 'verification'], { cwd: root })
  .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }))
  .filter(({ scripts }) => scripts?.tests !== undefined);

/** The reports of each package with tests, and of the documents. */
const testReports = ['.', ...withTests.map(({ folder }) => folder)].map((folder) => join(root, folder, '.cache', 'tests.json'));

/**
 * What mostly waits: it runs from the end of the first turn on, beside all later turns. The journeys are not
 * here: beside the API's tests they take three times as long, and the whole is no shorter.
 */
export const BESIDE_LATER_TURNS = ['chaos', 'containers'];

/**
 * The steps of `npm test`. A step is the turbo.json task of its name, in each package that has it, unless
 * `tasks` says which. Those of one `turn` run beside one another, after those of the turn before. A step with
 * `report` counts its cases, any other counts as one.
 */
const always = [
  { name: 'format' },
  { name: 'lint' },
  { name: 'types' },
  { name: 'boundaries' },
  { name: 'dead-code' },
  { name: 'secrets' },
  { name: 'licences' },
  { name: 'build', tasks: ['@wayfarer/api#build', '@wayfarer/stripe-sandbox#build'] },
  { name: 'website', tasks: ['@wayfarer/web#build'] },
  { name: 'sizes' },
  { name: 'production' },
  {
    name: 'tests',
    tasks: [...withTests.map(({ name }) => `${name}#tests`), 'documents'],
    turn: 1,
    report: { files: testReports, count: countTests },
  },
  {
    name: 'journeys',
    turn: 2,
    report: { files: [join(root, 'e2e', 'test-results', 'report.json')], count: countJourneys },
  },
];

/**
 * Building compose takes minutes without Docker or a cached build, and chaos runs for minutes.
 */
const onlyInCi = [
  { name: 'containers', turn: 1 },
  {
    name: 'chaos',
    turn: 1,
    report: { files: [join(root, 'verification', '.cache', 'chaos.json')], count: countChaos },
  },
];

export const steps = process.env.CI ? [...always, ...onlyInCi] : always;

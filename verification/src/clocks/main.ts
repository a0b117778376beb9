// `npm run test:clocks [-- <name> …] [--project web] [--shuffle 7]`: the tests at instants at which calendars
// go wrong, under a faked clock, each in another time zone than the site's or at the end of its day. The
// database that they start lives under the same clock. `--shuffle` runs the tests of each file in the random
// order of that seed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..', '..', '..');

/** Local time, and the zone of the machine. */
const everyInstant: Readonly<Record<string, readonly [string, string]>> = {
  'end-of-february': ['2027-02-28 23:57:00', 'Pacific/Auckland'],
  'leap-day': ['2028-02-29 12:00:00', 'Asia/Kolkata'],
  'new-years-eve': ['2028-12-31 23:57:00', 'America/Los_Angeles'],
  'clock-forward': ['2027-03-14 01:57:00', 'America/Los_Angeles'],
  'clock-back': ['2027-04-04 02:57:00', 'Pacific/Auckland'],
  'evening-on-site': ['2027-06-15 22:35:00', 'Asia/Kolkata'],
  'end-of-month-on-site': ['2027-04-30 23:55:00', 'Asia/Kolkata'],
  'five-years-ahead': ['2031-06-15 12:00:00', 'Europe/Berlin'],
};

const PROJECTS = ['contracts', 'demo-data', 'stripe-sandbox', 'web', 'api'];

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string', multiple: true, default: PROJECTS }, shuffle: { type: 'string' } },
});
const order = values.shuffle === undefined ? [] : ['--sequence.shuffle.tests', `--sequence.seed=${values.shuffle}`];
const unknown = asked.filter((name) => !(name in everyInstant));
if (unknown.length > 0) {
  console.error(`There is no instant ${unknown.join(', ')}: choose from ${Object.keys(everyInstant).join(', ')}.`);
  process.exit(2);
}

if (spawnSync('faketime', ['--version']).status !== 0) {
  console.error("faketime is missing: install it (Debian's package faketime), then run the command again.");
  process.exit(1);
}

/**
 * The projects one after another, each from the instant on: the workers of all of them at once are more than
 * Vitest gives to one run.
 */
const passes = (project: string, instant: string, zone: string): boolean => {
  // Processes that are started go on from the clock of the first, instead of from the instant again. Waits by
  // the monotonic clock stay as they are: as faketime changes them, every one ends at once, and mongod spins
  // on a processor of its own.
  const env = {
    ...process.env,
    TZ: zone,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
    FAKETIME_DONT_RESET: '1',
  };
  const command = ['-f', `@${instant}`, 'vitest', 'run', '--allowOnly=false', '--reporter=dot', ...order, '--project', project];
  return spawnSync('faketime', command, { cwd: root, env, stdio: 'inherit' }).status === 0;
};

const failed = Object.entries(everyInstant)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .flatMap(([name, [instant, zone]]) => {
    console.log(`\n${name}: ${instant} in ${zone}`);
    return values.project.filter((project) => !passes(project, instant, zone)).map((project) => `${name} (${project})`);
  });
console.log(failed.length === 0 ? 'The tests pass at each instant.' : `Red at: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

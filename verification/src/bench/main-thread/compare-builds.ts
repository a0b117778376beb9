// What two running builds cost a phone's main thread after the first paint, visited in turn:
// `node verification/src/bench/main-thread/compare-builds.ts <address of the one> <address of the other> [visits]`. Prints medians and their ratio.
import { medianOf } from '../frame/alternate.ts';
import { printTable } from '../print-table.ts';
import { traceVisit } from './trace-visit.ts';

const [one = 'http://localhost:3000', other = 'http://localhost:3001', visits = '5'] = process.argv.slice(2);

/** A phone's processor beside this machine's, as Lighthouse takes it. */
const TIMES_SLOWER = 4;
/** Longer than this, a task keeps whoever touches the page waiting, in milliseconds. */
const LONG = 50;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const measures: Record<string, (tasks: readonly number[]) => number> = {
  'all tasks': sum,
  'of each task what is beyond 50 ms': (tasks) => sum(tasks.map((task) => Math.max(0, task - LONG))),
  'longest task': (tasks) => Math.max(0, ...tasks),
};

const [somePackage] = (await (await fetch(`${one}/api/package?limit=1`)).json()) as { _id: string }[];
const pages = { Home: '/', 'Package list': '/package-view', 'A package': `/package-view/${somePackage?._id}` };
const rows: string[][] = [];
for (const [page, path] of Object.entries(pages)) {
  const seen: Record<string, number[][]> = { [one]: [], [other]: [] };
  for (let round = 0; round < Number(visits); round += 1)
    for (const address of [one, other])
      seen[address]?.push((await traceVisit(address + path)).map((task) => task * TIMES_SLOWER));
  for (const [measure, of] of Object.entries(measures)) {
    const [first = 0, second = 0] = [one, other].map((address) => medianOf((seen[address] ?? []).map(of)));
    rows.push([page, measure, first.toFixed(0), second.toFixed(0), first === 0 ? '–' : (second / first).toFixed(2)]);
  }
}
console.log(`Milliseconds of the main thread after the first paint, for a processor ${TIMES_SLOWER} times slower.\n`);
printTable(['page', 'what', one, other, 'ratio'], rows);

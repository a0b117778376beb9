import { setTimeout as pause } from 'node:timers/promises';
import { repairSeatDifferences } from '@wayfarer/api/bookings';
import { medianOf, told } from '../frame/alternate.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { sizes } from '../frame/sizes.ts';
import { memoryOf } from '../frame/start-process.ts';
import { printTable } from '../print-table.ts';

/** Milliseconds that the comparison runs before it is told to stop. */
const RUNS_FOR_MS = 200;
const LOOK_EVERY = 50;
const MB = 1_000_000;

const run = async ({ kept, repeats, sizes: asked }: BenchRun): Promise<void> => {
  const rows: (string | number)[][] = [];
  for (const size of new Set(['10k' as const, asked.at(-1) ?? ('10k' as const)])) {
    const { dependencies } = await kept(size);
    const [seconds, more]: [number[], number[]] = [[], []];
    for (let round = 0; round < repeats; round += 1) {
      const before = memoryOf(process.pid);
      let [goesOn, most] = [true, before];
      const watching = setInterval(() => {
        most = Math.max(most, memoryOf(process.pid));
      }, LOOK_EVERY);
      const comparing = repairSeatDifferences(dependencies, () => goesOn);
      await Promise.race([comparing, pause(RUNS_FOR_MS)]);
      goesOn = false;
      const toldAt = performance.now();
      await comparing;
      seconds.push((performance.now() - toldAt) / 1000);
      clearInterval(watching);
      more.push((most - before) / MB);
    }
    rows.push([sizes[size], told(seconds), medianOf(more).toFixed(0)]);
  }
  printTable(['bookings', 's until it has stopped', 'MB more while it ran'], rows);
};

export const section: Section = {
  about:
    "The nightly 'compare seats', told to stop in its midst. To reach: ≤ 8 s, which is what a process has after SIGTERM, and flat memory.",
  run,
};

import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { apiEnvironment } from '../bench/frame/process-environment.ts';
import { memoryOf } from '../bench/frame/start-process.ts';
import { book } from '../chaos/journeys/steps.ts';
import { scheduleKills } from '../chaos/kill-schedule.ts';
import { keepRunning } from '../chaos/process-restarter.ts';
import { prepareProduct } from '../chaos/product-under-test.ts';
import { seededRandom } from '../chaos/random.ts';
import { sumOf } from '../chaos/report.ts';
import { runLoad } from '../chaos/run-load.ts';
import { beginTestRun } from '../chaos/test-run.ts';
import type { Violation } from '../invariants/violation.ts';
import { startDatabaseUnderFault } from './database-under-fault.ts';
import { mountSmallDisk } from './small-disk.ts';
import { type Watched, watchCalls } from './watch-calls.ts';

/** Journeys under way at the same moment. */
const TRAVELLERS_AT_ONCE = 6;
/** Before and after the fault, in milliseconds. */
const QUIET_MS = 10_000;
const { NODE_OPTIONS } = apiEnvironment('');
const troublesFile = fileURLToPath(new URL('troubles.ts', import.meta.url));

/** One fault: what is done, for how long, and what must be so besides the invariants. */
export type Fault = {
  readonly about: string;
  readonly seconds: number;
  /** In megabytes, where a disk is to be full. */
  readonly disk?: { readonly of: 'database' | 'pictures'; readonly size: number };
  /** Begins it. @returns what ends it, and may give a sentence on what was seen beside the calls */
  readonly strike: (at: Struck) => (() => unknown) | Promise<() => unknown>;
  /** What must come about before everything can be settled. */
  readonly settlesAfter?: (at: Struck) => Promise<void>;
  /** @returns what is not as it is promised */
  readonly wrongs?: (seen: Seen) => string[];
};
export type Seen = {
  readonly calls: Readonly<Record<string, Watched>>;
  readonly restarts: number;
  readonly memory: readonly number[];
  /** What the fault itself saw. */
  readonly said: string;
};
export type Struck = Awaited<ReturnType<typeof prepare>>;

const prepare = async (folder: string, { disk }: Fault) => {
  const small = disk ? mountSmallDisk(join(folder, disk.of), disk.size) : null;
  const random = seededRandom(1);
  const database = await startDatabaseUnderFault(join(folder, 'database'));
  const troubles = join(folder, 'trouble');
  const product = await prepareProduct(database.directUri, null, folder, {
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${troublesFile}`,
    TROUBLES: troubles,
    MAX_ANSWER_SECONDS: '9',
  });
  product.env.MONGODB_URI = database.uri;
  const pids: number[] = [];
  const processes = await Promise.all(
    product.starts.map((start, index) => {
      const noted = () => {
        const process = start();
        pids.push(process.pid);
        return process;
      };
      return keepRunning(noted, scheduleKills(0, random), random.part(index));
    }),
  );
  const run = await beginTestRun(product, `${database.directUri}&serverSelectionTimeoutMS=300000`);
  return {
    database,
    folder,
    disk: small,
    product,
    processes,
    run,
    random,
    /** Megabytes of the largest process of the API. */
    memory: (): number => Math.max(...pids.filter((pid) => existsSync(`/proc/${pid}`)).map(memoryOf)) / 1e6,
    /** What the machine of the API has to bear from now on; null takes it away. */
    trouble: (name: 'clock' | 'memory', value: string | null): void => {
      if (value === null) rmSync(`${troubles}.${name}`, { force: true });
      else writeFileSync(`${troubles}.${name}`, value);
    },
  };
};

export type Outcome = Seen & {
  readonly journeys: number;
  readonly acknowledged: number;
  readonly settled: number;
  readonly violations: readonly Violation[];
  readonly wrongs: readonly string[];
};

/**
 * Journeys, and what a few calls cost by the way, before, during and after one fault; then everything
 * settles, and is compared as after kills.
 */
export const runFault = async (fault: Fault): Promise<Outcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'wayfarer-fault-'));
  const prepared = await prepare(folder, fault);
  const { database, product, processes, run, random } = prepared;
  let isOver = false;
  const load = runLoad(run.contextOf, random.part(6), () => isOver, TRAVELLERS_AT_ONCE);
  const context = run.contextOf(random.part(7));
  const booking = await book(context);
  if (!booking) throw new Error('Nothing can be booked.');
  await pause(QUIET_MS);
  const calls = await watchCalls(product.addresses[0] ?? '', context.traveller, booking._id);
  const memory: number[] = [];
  const measuring = setInterval(() => memory.push(prepared.memory()), 5000);
  const before = processes.reduce((sum, one) => sum + one.starts(), 0);
  const end = await fault.strike(prepared);
  await pause(fault.seconds * 1000);
  const told = await end();
  clearInterval(measuring);
  const watched = await calls.end();
  await pause(QUIET_MS);
  isOver = true;
  const journeys = sumOf(await load);
  await fault.settlesAfter?.(prepared);
  const { seconds: settled, open } = await run.untilSettled();
  const { violations, ofWrites } = await run.check(true);
  const restarts = processes.reduce((sum, one) => sum + one.starts(), 0) - before;
  await Promise.all(processes.map((one) => one.stop()));
  await run.close();
  await product.stop();
  await database.stop();
  const seen = { calls: watched, restarts, memory, said: typeof told === 'string' ? told : '' };
  const found = [...ofWrites, ...open, ...violations];
  if (found.length === 0) await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  return {
    ...seen,
    journeys,
    acknowledged: run.history.acknowledged.length,
    settled,
    violations: found,
    wrongs: fault.wrongs?.(seen) ?? [],
  };
};

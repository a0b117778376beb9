import { readFileSync, writeFileSync } from 'node:fs';
import { hexIdOf } from '@wayfarer/api/testing/stored-data/row-ids';
import { calendarDateAt } from '@wayfarer/contracts';
import type { RunningApi } from '../bench/frame/start-api.ts';
import { printTable } from '../bench/print-table.ts';
import { askAtOnce, type Call } from './ask.ts';
import { type Browsed, browseFor, startBrowsing, tellBrowsed, together } from './browse.ts';
import { costlyCalls } from './costly-calls.ts';

const CALLERS = 200;
/** Resident memory at its height, in MB. */
const BUDGET = 400;
const QUIET_FOR = 5000;

/** MB at the highest since it was last asked; Linux only. */
const heightOf = (pid: number): number => {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  // Has the kernel count from here on.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return (Number(kilobytes) * 1024) / 1e6;
};

/**
 * The delay of the API's event loop since the last call, in milliseconds, beyond the 10 between two checks.
 */
const lateness = async (metricsUrl: string): Promise<string[]> => {
  const told = await (await fetch(metricsUrl)).text();
  return ['p50', 'p99', 'max'].map((name) => {
    const [, seconds] = new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(told) ?? [];
    return (Number(seconds) * 1000 - 10).toFixed(0);
  });
};

/**
 * A read that is refused for another reason is not the costly call that it should be; a booking that is not
 * paid has no voucher.
 */
const isSoundOf = ({ body }: Call, status: number): boolean =>
  body === undefined ? [200, 409, 429, 503].includes(status) : status < 500 || status === 503;

/**
 * 200 at once of each of the costly calls. @returns whether the process stayed within its budget, and
 * answered or told to come later
 */
export const holdMemory = async (api: RunningApi, metricsUrl: string): Promise<boolean> => {
  const admin = await api.headersOf(0);
  const today = calendarDateAt(new Date(), 'UTC');
  const calls = Object.entries(await costlyCalls(admin, { userId: hexIdOf('user', 0), today }));
  const usedBefore = api.processorTime();
  const rows: (string | number)[][] = [];
  const atRest = heightOf(api.pid);
  const heights: number[] = [];
  let isSound = true;
  const quiet = await browseFor(api.url, QUIET_FOR);
  rows.push(['at rest', '', '', atRest.toFixed(0), quiet.p50.toFixed(0), quiet.p99.toFixed(0), ...(await lateness(metricsUrl))]);
  const all: Browsed[] = [];
  for (const [name, callOf] of calls) {
    const browsing = await startBrowsing(api.url);
    const begun = performance.now();
    const statuses = await askAtOnce(
      api.url,
      Array.from({ length: CALLERS }, (_, caller) => callOf(caller)),
    );
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const height = heightOf(api.pid);
    const browsed = await browsing.end();
    all.push(browsed);
    heights.push(height);
    for (const status of statuses.keys()) isSound &&= isSoundOf(callOf(0), status);
    const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    const late = await lateness(metricsUrl);
    rows.push([
      `${CALLERS} × ${name}`,
      told,
      seconds,
      height.toFixed(0),
      browsed.p50.toFixed(0),
      browsed.p99.toFixed(0),
      ...late,
    ]);
  }
  printTable(
    ['at once', 'answers', 's', 'MB at the highest', 'browsing: p50', 'p99', 'event loop late: p50', 'p99', 'most'],
    rows,
  );
  const height = Math.max(...heights);
  console.log(
    `\n${height.toFixed(0)} MB at the highest; to reach: ≤ ${BUDGET}. Processor time: ${((api.processorTime() - usedBefore) / 1000).toFixed(1)} s.`,
  );
  tellBrowsed(together(all), quiet);
  return isSound && height <= BUDGET;
};

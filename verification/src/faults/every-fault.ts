import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inOrder, percentile } from '../bench/frame/percentile.ts';
import { packageForm } from '../product/catalogue.ts';
import type { Fault, Seen } from './run-fault.ts';

const MINUTE = 60;
/** Milliseconds. */
const HOUR = 3_600_000;
/** Milliseconds: MAX_ANSWER_SECONDS and a second, and what Pay Now may take while the provider hangs. */
const MAX_ANSWER_MS = 10_000;
const MAX_PAY_NOW_MS = 8000;

const slowerThan =
  (limit: number, ...names: string[]) =>
  ({ calls }: Seen): string[] =>
    Object.entries(calls)
      .filter(([name, { slowest }]) => (names.length === 0 || names.includes(name)) && slowest > limit)
      .map(([name, { slowest }]) => `${name}: one call took ${(slowest / 1000).toFixed(1)} s`);
const failing =
  (...names: string[]) =>
  ({ calls }: Seen): string[] =>
    names.flatMap((name) => (calls[name]?.failed ? [`${name}: ${calls[name].failed} calls failed`] : []));
const allOf =
  (...checks: readonly ((seen: Seen) => string[])[]) =>
  (seen: Seen): string[] =>
    checks.flatMap((check) => check(seen));

/** The median of each tenth of the samples. */
export const tenthsOf = (samples: readonly number[]): number[] => {
  const tenth = Math.floor(samples.length / 10);
  return Array.from({ length: 10 }, (_, index) => percentile(inOrder(samples.slice(index * tenth, (index + 1) * tenth)), 0.5));
};
const MAX_GROWTH = 1.15;

const clockIsAhead =
  (milliseconds: number): Fault['strike'] =>
  ({ trouble }) => {
    trouble('clock', String(milliseconds));
    return () => trouble('clock', null);
  };

export const everyFault: Readonly<Record<string, Fault>> = {
  'slow-database': {
    about: 'each piece of what the database says, and is told, comes 100 ms late',
    seconds: MINUTE,
    strike: ({ database }) => {
      database.setDelay(100);
      return () => database.setDelay(0);
    },
    wrongs: allOf(failing('catalogue', 'own bookings'), slowerThan(MAX_ANSWER_MS)),
  },
  'database-gone': {
    about: 'the database is killed and stays away for 60 s',
    seconds: MINUTE,
    strike: async ({ database }) => {
      await database.goAway();
      return database.comeBack;
    },
    wrongs: allOf(failing('catalogue'), slowerThan(MAX_ANSWER_MS)),
  },
  'disk-of-database': {
    about: 'the disk of the database is full for 60 s',
    seconds: MINUTE,
    disk: { of: 'database', size: 400 },
    strike: ({ disk, database }) => {
      disk?.fill();
      return () => {
        disk?.giveBack();
        return `the database was started again ${database.restarts()} times until there was room`;
      };
    },
    wrongs: allOf(failing('catalogue'), slowerThan(MAX_ANSWER_MS)),
  },
  'disk-of-pictures': {
    about: 'the disk of the pictures is full for 60 s, and an admin adds packages',
    seconds: MINUTE,
    disk: { of: 'pictures', size: 20 },
    strike: async ({ disk, run: { client, admins, packages }, folder }) => {
      const [{ destination } = { destination: '' }] = packages;
      const add = () =>
        client.once({
          method: 'POST',
          path: '/api/package/add',
          by: admins[1],
          body: packageForm(typeof destination === 'string' ? destination : destination._id, { price: '99', capacity: null }),
        });
      disk?.fill();
      const refused = await add();
      return async () => {
        const kept = readdirSync(join(folder, 'pictures')).filter((name) => name.endsWith('.part'));
        disk?.giveBack();
        const taken = await add();
        const { message = '' } = (refused?.body ?? {}) as { message?: string };
        return `refused with ${refused?.status} '${message}', ${kept.length} parts left behind, then taken with ${taken?.status}`;
      };
    },
    wrongs: allOf(failing('catalogue', 'own bookings', 'Pay Now'), slowerThan(MAX_ANSWER_MS), ({ said }) =>
      /^refused with 503 .*, 0 parts left behind, then taken with 20\d$/.test(said) ? [] : [said],
    ),
  },
  'out-of-memory': {
    about: 'every 15 s a process reaches the limit of its memory, and ends',
    seconds: MINUTE,
    strike: ({ trouble }) => {
      const striking = setInterval(() => trouble('memory', 'all'), 15_000);
      trouble('memory', 'all');
      return () => {
        clearInterval(striking);
        trouble('memory', null);
      };
    },
    wrongs: ({ restarts }) => (restarts < 3 ? [`only ${restarts} processes ended`] : []),
  },
  'provider-down': {
    about: 'the provider answers 500 for 2.5 minutes and then hangs for as long; no event comes',
    seconds: 5 * MINUTE,
    strike: ({ product: { provider } }) => {
      provider.setFaults({ server_error: {}, lose_event: {} });
      const hanging = setTimeout(() => provider.setFaults({ slow: { milliseconds: 60_000 }, lose_event: {} }), 150_000);
      return () => {
        clearTimeout(hanging);
        provider.setFaults({});
      };
    },
    wrongs: allOf(failing('catalogue', 'own bookings'), slowerThan(MAX_PAY_NOW_MS, 'Pay Now')),
  },
  clock: {
    about:
      'the clock of the machine is 2 hours ahead for a minute, and right again; what was put off meanwhile is due 2 hours later',
    seconds: MINUTE,
    strike: clockIsAhead(2 * HOUR),
    settlesAfter: async ({ trouble, product: { provider } }) => {
      trouble('clock', String(2 * HOUR));
      await provider.moveClock(2 * 3600);
    },
    wrongs: failing('catalogue'),
  },
  'clock-behind': {
    about: 'the clock of the machine is 2 hours behind for a minute, and right again',
    seconds: MINUTE,
    strike: clockIsAhead(-2 * HOUR),
    wrongs: failing('catalogue'),
  },
  endurance: {
    about: 'nothing is wrong, for half an hour',
    seconds: 30 * MINUTE,
    strike: () => () => undefined,
    wrongs: allOf(failing('catalogue', 'own bookings', 'Pay Now'), ({ memory }) => {
      // In the second tenth everything has been asked for once.
      const tenths = tenthsOf(memory);
      const [early = Number.NaN, late = Number.NaN] = [tenths[1], tenths[9]];
      return late > early * MAX_GROWTH ? [`memory went from ${early.toFixed(0)} to ${late.toFixed(0)} MB`] : [];
    }),
  },
};

import { availableParallelism } from 'node:os';
import { usernameOf } from '@wayfarer/api/testing/stored-data/user-rows';
import { createPasswords } from '@wayfarer/api/users';
import { alternate, medianOf, ratioOf, told } from '../frame/alternate.ts';
import { PASSWORD } from '../frame/bench-database.ts';
import { compareBrowsing } from '../frame/compare-browsing.ts';
import { latencyOf } from '../frame/latency.ts';
import { load } from '../frame/load.ts';
import type { BenchRun, Section } from '../frame/section.ts';
import { loginOf, startApi } from '../frame/start-api.ts';
import { printTable } from '../print-table.ts';

const cores = availableParallelism();
const AT_ONCE = 16;
const ATTACKERS = 7;
/** Milliseconds after which they hang up. */
const PATIENCE_MS = 300;

const honest = loginOf(usernameOf(1), PASSWORD);

const wrongLogins = (url: string): Promise<unknown> =>
  Promise.allSettled(
    Array.from({ length: 200 }, (_, index) =>
      fetch(`${url}/api/auth/login`, {
        ...loginOf(usernameOf(2 + index), 'a wrong one', `198.51.100.${index % ATTACKERS}`),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    ),
  );

const run = async ({ kept, repeats, seconds, stopLater }: BenchRun): Promise<void> => {
  const api = stopLater(await startApi(await kept('1k'), { TRUST_PROXY: '1' }));
  const passwords = createPasswords({ pepper: 'a pepper of the bench', cost: 12 });
  const hash = await passwords.hash(PASSWORD, 'bench');
  const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };
  const logIn = () => api.call(honest.path, honest);
  const measured = await alternate(repeats, {
    'one comparison': async () => ({
      ms: (await latencyOf(() => passwords.matches(PASSWORD, hash, { account: 'bench' }), 4)).p50,
    }),
    'logins, one core of all': async () => {
      const { perSecond } = await load({ url: api.url, connections: AT_ONCE, seconds, requests: [honest] });
      return { ms: (1000 / perSecond) * cores };
    },
    [`the last of ${AT_ONCE} logins at once`]: async () => ({
      ms: await timeOf(() => Promise.all(Array.from({ length: AT_ONCE }, logIn))),
    }),
    'a login during 200 wrong ones that hang up': async () => {
      const attack = wrongLogins(api.url);
      const ms = await timeOf(logIn);
      await attack;
      return { ms };
    },
  });
  const one = measured['one comparison'].ms;
  printTable(
    ['', 'ms', 'of one comparison'],
    Object.entries(measured).map(([name, { ms }]) => [name, told(ms), medianOf(ratioOf(ms, one)).toFixed(2)]),
  );
  await passwords.close();
  console.log('');
  await compareBrowsing({ repeats, seconds }, api.url, { name: `${AT_ONCE} logins at once`, callers: AT_ONCE, work: logIn });
};

export const section: Section = {
  about: `Logins at bcrypt's cost of 12 on ${cores} cores. To reach: a login takes little more of a core than one comparison; the last of ${AT_ONCE} at once, and one during 200 wrong ones from ${ATTACKERS} addresses, wait at most 2,000 ms on a quiet machine; browsing during logins has a p99 ≤ 100 ms.`,
  run,
};

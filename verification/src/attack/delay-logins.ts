import { setTimeout as pause } from 'node:timers/promises';
import { usernameOf } from '@wayfarer/api/testing/stored-data/user-rows';
import { PASSWORD } from '../bench/frame/bench-database.ts';
import { inOrder, percentile } from '../bench/frame/percentile.ts';
import { loginOf, type RunningApi } from '../bench/frame/start-api.ts';
import { printTable } from '../bench/print-table.ts';
import { askAtOnce } from './ask.ts';
import { startBrowsing, tellBrowsed } from './browse.ts';

const WRONG = 200;
const ATTACKERS = 7;
const HONEST = 60;
const QUIET_FOR = 5000;

/**
 * 200 wrong logins from 7 addresses, again as soon as they are answered, beside honest ones from another.
 * @returns whether every honest one came in
 */
export const delayLogins = async (api: RunningApi): Promise<boolean> => {
  const honest = loginOf(usernameOf(1), PASSWORD);
  const logIn = async (): Promise<{ status: number; ms: number }> => {
    const begun = performance.now();
    const [status = 0] = (await askAtOnce(api.url, [honest])).keys();
    return { status, ms: performance.now() - begun };
  };
  const before = await startBrowsing(api.url);
  const alone: number[] = [];
  const quietUntil = performance.now() + QUIET_FOR;
  while (performance.now() < quietUntil) alone.push((await logIn()).ms);
  const quiet = await before.end();

  let isOver = false;
  let wrong = 0;
  const attack = async (): Promise<void> => {
    while (!isOver) {
      const calls = Array.from({ length: WRONG }, (_, index) =>
        loginOf(usernameOf(2 + index), 'a wrong one', `198.51.100.${index % ATTACKERS}`),
      );
      for (const count of (await askAtOnce(api.url, calls)).values()) wrong += count;
    }
  };
  const browsing = await startBrowsing(api.url);
  const attacking = attack();
  const times: number[] = [];
  let refused = 0;
  for (let made = 0; made < HONEST; made += 1) {
    const { status, ms } = await logIn();
    if (status === 200) times.push(ms);
    else refused += 1;
    // So that they are spread over the attack.
    await pause(37 * (made % 7));
  }
  const browsed = await browsing.end();
  isOver = true;
  await attacking;

  const row = (name: string, all: readonly number[]): (string | number)[] => [
    name,
    all.length,
    percentile(inOrder(all), 0.5).toFixed(0),
    percentile(inOrder(all), 0.95).toFixed(0),
  ];
  printTable(
    ['honest logins', 'how many', 'p50 ms', 'p95 ms'],
    [row('alone', alone), row(`during ${wrong} wrong ones, ${WRONG} at once`, times)],
  );
  console.log(`\n${refused} honest logins refused. To reach on a quiet machine: p95 ≤ 2,000 ms, none refused.`);
  tellBrowsed(browsed, quiet);
  return refused === 0;
};

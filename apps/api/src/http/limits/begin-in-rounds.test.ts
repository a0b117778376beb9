import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { beginInRounds, isLateInCrowd } from './begin-in-rounds.ts';

const openedBy = (begin: (url: string) => void) => {
  const listen = beginInRounds(({ url = '' }) => begin(url));
  return (url: string): void => listen({ url } as IncomingMessage, {} as ServerResponse);
};

test('a request that comes alone is begun at once, and of many at once a few in each round, in the order in which they came', async () => {
  const begun: string[] = [];
  const ask = openedBy((url) => begun.push(url));
  ask('alone');
  expect(begun).toEqual(['alone']);
  await nextRound();
  const many = Array.from({ length: 10 }, (_, index) => `/${index}`);
  for (const url of many) ask(url);
  const counts: number[] = [];
  for (let rounds = 0; rounds < 3; rounds += 1) {
    counts.push(begun.length - 1);
    await nextRound();
  }
  expect(counts).toEqual([4, 8, 10]);
  expect(begun).toEqual(['alone', ...many]);
});

test('who waited too long is late only while more than twenty still wait: of a few nobody is refused, however slow the machine is', async () => {
  const late: boolean[] = [];
  // However short the wait.
  const listen = beginInRounds((request) => void late.push(isLateInCrowd(request, -1)));
  const lateOf = async (count: number): Promise<number> => {
    late.length = 0;
    for (let asked = 0; asked < count; asked += 1) listen({ url: '/' } as IncomingMessage, {} as ServerResponse);
    while (late.length < count) await nextRound();
    await nextRound();
    return late.filter(Boolean).length;
  };
  expect(await lateOf(28)).toBe(0);
  // The four of the second round leave 22 waiting, those of the third 18.
  expect(await lateOf(30)).toBe(4);
});

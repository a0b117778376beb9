import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { createLogger } from '../../logging/logger.ts';
import { prepareResponse } from './prepared-response.ts';
import { createResponseCache } from './response-cache.ts';

let now = 1000;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));

const pass = async (milliseconds: number): Promise<void> => {
  now += milliseconds;
  // The library looks at the clock once a millisecond.
  await pause(5);
};
const textOf = ({ forms }: ReturnType<typeof prepareResponse>): string => forms.identity.bytes.toString();

/** A cache of answers that say how many were made before. */
const openCache = (maxBytes = 1_000_000) => {
  const { read, find } = createResponseCache(maxBytes, createLogger('silent'));
  let made = 0;
  const make = async () => {
    made += 1;
    return prepareResponse(Buffer.from(String(made).padEnd(1000)), { headers: {} });
  };
  const ask = async (address: string, making = make): Promise<number> => Number(textOf(await read(address, making)));
  return { ask, find, make, countMade: () => made };
};
const failWith = (thrown: Error) => () => Promise.reject(thrown);

test('a hundred who ask for one answer at once wait for one reading, and those who come within 800 ms for none', async () => {
  const { ask, find, countMade } = openCache();
  const all = await Promise.all(Array.from({ length: 100 }, () => ask('a')));
  await pass(799);
  expect([new Set(all), await ask('a'), countMade(), find('a') !== undefined]).toEqual([new Set([1]), 1, 1, true]);
});

test('an answer is made anew 800 ms after its reading began, however long the reading took', async () => {
  const { ask, make, find } = openCache();
  await ask('a', async () => {
    await pass(500);
    return make();
  });
  await pass(299);
  expect(await ask('a')).toBe(1);
  await pass(2);
  expect(find('a')).toBeUndefined();
  expect(await ask('a')).toBe(2);
});

test('while nothing can be read, an answer of the last five minutes is sent, and a new one as soon as there is one', async () => {
  const { ask } = openCache();
  const gone = failWith(new Error('The database is gone.'));
  await ask('a');
  await pass(5 * 60_000 - 1);
  expect([await ask('a', gone), await ask('a', failWith(new ApiError('BUSY'))), await ask('a')]).toEqual([1, 1, 2]);
  await expect(ask('b', gone)).rejects.toThrow('gone');
  await pass(5 * 60_000 + 1);
  await expect(ask('a', gone)).rejects.toThrow('gone');
});

test('what is no longer there, or was asked wrongly, is said at once, whatever was answered before', async () => {
  const { ask } = openCache();
  await ask('a');
  await pass(801);
  await expect(ask('a', failWith(new ApiError('NOT_FOUND')))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a database that is silent costs a caller a second where there is an older answer, and its answer counts once it comes', async () => {
  const { ask, make } = openCache();
  await ask('a');
  await pass(801);
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = () => promise.then(make);
  expect(await ask('a', slow)).toBe(1);
  resolve();
  await pass(0);
  expect(await ask('a', failWith(new Error('The database is gone.')))).toBe(2);
});

test('a failed reading is told to all who waited for it, and the next caller reads again', async () => {
  const { ask } = openCache();
  const fail = failWith(new Error('The database is gone.'));
  const told = await Promise.allSettled([ask('a', fail), ask('a', fail)]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('a')).toBe(1);
});

test('answers take no more memory than is set aside: what was asked for longest ago makes room', async () => {
  const { ask, find } = openCache(4000);
  for (const address of ['a', 'b', 'c', 'a', 'd', 'e']) await ask(address);
  const kept = ['a', 'b', 'c', 'd', 'e'].filter((address) => find(address));
  expect(kept).toEqual(['d', 'e']);
});

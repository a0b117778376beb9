import { expect, test } from 'vitest';
import type { Change } from '../../database/watch-collections.ts';
import { createResponseCache } from './response-cache.ts';

const changeOf = (id: string): Change => ({ collection: 'tourpackages', id, fields: null });

/** A cache of answers that show the thing they are named after. Each answer contains the number of answers made before; the clock moves only on request. */
const openCache = ({ mostBytes = 1_000_000, bytes = 1000 } = {}) => {
  const clock = { now: 1000, horizon: 1900 };
  let made = 0;
  let lastHorizon = 0;
  const horizon = () => clock.horizon;
  const cache = createResponseCache<number>({
    mostBytes,
    now: () => clock.now,
    horizon,
    lastHorizon: () => (lastHorizon = Math.max(lastHorizon, horizon())),
  });
  /** Reads an answer; it is ready when `ready` says so. */
  const ask = (
    address: string,
    { isFresh = false, ready = Promise.resolve() }: { isFresh?: boolean; ready?: Promise<void> } = {},
  ) =>
    cache.read(
      address,
      async () => {
        const kept = made;
        made += 1;
        await ready;
        return { kept, bytes, isTouchedBy: ({ id }) => id === address };
      },
      { isFresh },
    );
  const pass = (milliseconds: number): void => {
    clock.now += milliseconds;
    clock.horizon += milliseconds;
  };
  /** Whether an answer is given without being made. */
  const isKept = async (address: string): Promise<boolean> => {
    const before = made;
    await ask(address);
    return made === before;
  };
  return { ...cache, ask, pass, isKept, clock, countMade: () => made };
};

test('a hundred who ask for one answer at once wait for one reading, and those who come later for none', async () => {
  const { ask, countMade, find } = openCache();
  const all = await Promise.all(Array.from({ length: 100 }, () => ask('a')));
  expect([new Set(all).size, countMade(), await ask('a'), find('a')]).toEqual([1, 1, 0, 0]);
});

test('a change leaves what does not show it', async () => {
  const { ask, find, invalidate } = openCache();
  await ask('a');
  await ask('b');
  invalidate(changeOf('a'));
  expect([find('a'), find('b')]).toEqual([undefined, 1]);
});

test('what a change shows in is answered with until its end at most, and made anew by the first who asks', async () => {
  const { ask, pass, find, invalidate, countMade } = openCache();
  await ask('a');
  pass(500);
  invalidate(changeOf('a'));
  expect(await ask('a')).toBe(0);
  expect(countMade()).toBe(2);
  await expect.poll(() => find('a')).toBe(1);
});

test('when nobody asks before its end, the next caller waits for the new one', async () => {
  const { ask, pass, invalidate } = openCache();
  await ask('a');
  invalidate(changeOf('a'));
  pass(901);
  expect(await ask('a')).toBe(1);
});

test('an answer that changes ten times a second is made at most three times a second, however many ask', async () => {
  const { ask, pass, invalidate, countMade } = openCache();
  await ask('a');
  for (let tenth = 0; tenth < 20; tenth += 1) {
    invalidate(changeOf('a'));
    for (let reads = 0; reads < 20; reads += 1) {
      pass(5);
      await ask('a');
    }
  }
  expect(countMade()).toBeLessThanOrEqual(6);
});

test('an answer that was read while something changed in it is not taken for the newest', async () => {
  const { ask, find, invalidate } = openCache();
  const { promise, resolve } = Promise.withResolvers<void>();
  const early = [ask('a', { ready: promise }), ask('b', { ready: promise })];
  invalidate(changeOf('a'));
  resolve();
  await Promise.all(early);
  expect([find('a'), find('b')]).toEqual([undefined, 1]);
});

test('who must see every change gets what was read after he asked, however many ask like him', async () => {
  const { ask, countMade } = openCache();
  await ask('a');
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = ask('a', { isFresh: true, ready: promise });
  const later = Array.from({ length: 50 }, () => ask('a', { isFresh: true }));
  resolve();
  expect(await first).toBe(1);
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]));
  expect(countMade()).toBe(3);
});

test('nothing is answered from memory while the database reports no changes, and nothing read then is cached', async () => {
  const { ask, isKept, find, clock } = openCache();
  await ask('a');
  clock.now = clock.horizon;
  expect([find('a'), await isKept('a'), await isKept('a')]).toEqual([undefined, false, false]);
});

test('what was read while the database reported no changes is not answered with once it does again', async () => {
  const { ask, find, isKept, clock } = openCache();
  clock.now = clock.horizon;
  await ask('a');
  clock.horizon += 900;
  expect([find('a'), await isKept('a'), await isKept('a')]).toEqual([undefined, false, true]);
});

test('while the database is silent and cannot be read, what is kept is answered with for five minutes, but nothing that is known to have changed', async () => {
  const { ask, clock, invalidate } = openCache();
  await ask('a');
  await ask('b');
  invalidate(changeOf('b'));
  const never = new Promise<void>(() => undefined);
  const gone = () => ({ ready: Promise.reject(new Error('The database is gone.')) });
  clock.now = clock.horizon + 5000;
  await expect(ask('a', gone())).rejects.toThrow('gone');
  clock.now += 1;
  expect([await ask('a', gone()), await ask('a', { ...gone(), isFresh: true })]).toEqual([0, 0]);
  await expect(ask('b', gone())).rejects.toThrow('gone');
  await expect(ask('c', gone())).rejects.toThrow('gone');
  clock.now = clock.horizon + 5 * 60_000;
  await expect(ask('a', gone())).rejects.toThrow('gone');
  clock.now -= 60_000;
  expect(await ask('a', { ready: never })).toBe(0);
});

test('a database that answers is read, however long its changes are silent', async () => {
  const { ask, clock } = openCache();
  await ask('a');
  clock.now = clock.horizon + 5001;
  expect([await ask('a'), await ask('a')]).toEqual([1, 2]);
});

test('what was read before changes may have been missed is kept by nobody, whether it was ready then or not', async () => {
  const { ask, isKept, clear } = openCache();
  await ask('a');
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = ask('b', { ready: promise });
  clear();
  resolve();
  await slow;
  expect([await isKept('a'), await isKept('b')]).toEqual([false, false]);
});

test('a failed reading is reported to all who waited for it, and the next caller reads again', async () => {
  const { read, ask } = openCache();
  const fail = () => read('a', () => Promise.reject(new Error('The database is gone.')), { isFresh: false });
  const told = await Promise.allSettled([fail(), fail()]);
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('a')).toBe(0);
});

test('answers take no more memory than is set aside: what was asked for longest ago makes room for what is asked for a second time', async () => {
  const { ask, isKept } = openCache({ mostBytes: 4000 });
  for (const address of ['a', 'b', 'c', 'd']) await ask(address);
  await ask('a');
  for (const _ of ['first', 'second']) await ask('e');
  expect([await isKept('a'), await isKept('e'), await isKept('b')]).toEqual([true, true, false]);
});

test('requesting thousands of addresses once evicts nothing', async () => {
  const { ask, isKept } = openCache();
  for (let key = 1; key <= 6000; key += 1) await ask(String(key));
  expect([await isKept('1'), await isKept('500'), await isKept('501')]).toEqual([true, true, false]);
});

test('what is kept is made anew for everybody, however much was asked for since', async () => {
  const { ask, pass, isKept, invalidate } = openCache();
  for (let key = 1; key <= 500; key += 1) await ask(String(key));
  for (let key = 501; key <= 6000; key += 1) await ask(String(key));
  invalidate(changeOf('500'));
  pass(901);
  await ask('500');
  expect(await isKept('500')).toBe(true);
});

test('no answer is kept of an address that is longer than 500 characters', async () => {
  const { ask, isKept } = openCache();
  const longest = 'x'.repeat(500);
  for (const address of [longest, `${longest}x`, `${longest}x`]) await ask(address);
  expect([await isKept(longest), await isKept(`${longest}x`)]).toEqual([true, false]);
});

import { setImmediate as settle } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** A queue whose work ends only on request, and what was begun and refused, in order. */
const queueOf = (limits: { atOnce: number; mostWaiting: number; longestWait?: number }) => {
  const queue = createFairQueue(limits);
  const begun: string[] = [];
  const refused: string[] = [];
  const open: (() => void)[] = [];
  const ask = (
    name: string,
    [address, account]: [address: string, account: string],
    signal?: AbortSignal,
    isKnown = false,
  ): void => {
    const work = async (): Promise<void> => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      open.push(resolve);
      await promise;
    };
    queue.run({ address, account, isKnown, signal }, work).catch(({ code }) => refused.push(`${name}: ${code}`));
  };
  const finish = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      open.shift()?.();
      await settle();
    }
  };
  return { ask, finish, begun, refused };
};

/** 200 from 7 addresses. */
const attack = ({ ask }: ReturnType<typeof queueOf>, signal?: AbortSignal, accountOf = (_index: number) => 'admin'): void => {
  for (let index = 0; index < 200; index += 1) ask(`attack ${index}`, [`address ${index % 7}`, accountOf(index)], signal);
};

test.each([
  ['the same account', () => 'admin', 7],
  ['any accounts', (index: number) => `guess ${index}`, 10],
])('of 200 from 7 addresses for %s few are served before whoever comes from another', async (_, accountOf, most) => {
  const queue = queueOf({ atOnce: 2, mostWaiting: 300 });
  attack(queue, undefined, accountOf);
  for (const name of ['honest', 'later', 'last']) {
    await queue.finish(23);
    queue.ask(name, [`the home of ${name}`, 'admin']);
    const before = queue.begun.length;
    await queue.finish(20);
    expect(queue.begun.indexOf(name) - before).toBeGreaterThanOrEqual(0);
    expect(queue.begun.indexOf(name) - before).toBeLessThanOrEqual(most);
  }
});

test('an attack on one account from an address for each attempt delays no other account', async () => {
  const queue = queueOf({ atOnce: 2, mostWaiting: 300 });
  for (let index = 0; index < 200; index += 1) queue.ask(`attack ${index}`, [`address ${index}`, 'admin']);
  await queue.finish(5);
  queue.ask('honest', ['home', 'asha']);
  const before = queue.begun.length;
  await queue.finish(5);
  expect(queue.begun.indexOf('honest') - before).toBeLessThanOrEqual(4);
});

test('who asked once is served in the end, however many new addresses keep coming', async () => {
  const queue = queueOf({ atOnce: 1, mostWaiting: 300 });
  queue.ask('first', ['address', 'a']);
  queue.ask('patient', ['address', 'a']);
  for (let index = 0; index < 50; index += 1) {
    queue.ask(`new ${index}`, [`new ${index}`, `new ${index}`]);
    queue.ask(`another ${index}`, [`another ${index}`, `another ${index}`]);
    await queue.finish(1);
  }
  expect(queue.begun).toContain('patient');
});

test('work for askers who left is never begun', async () => {
  const queue = queueOf({ atOnce: 2, mostWaiting: 300 });
  const gone = new AbortController();
  attack(queue, gone.signal);
  gone.abort();
  queue.ask('honest', ['home', 'asha']);
  queue.ask('gone before', ['home', 'asha'], gone.signal);
  await queue.finish(10);
  expect(queue.begun).toEqual(['attack 0', 'attack 1', 'honest']);
});

test('a full queue refuses those who have the most places in it, and a newcomer finds one', async () => {
  const queue = queueOf({ atOnce: 1, mostWaiting: 10 });
  attack(queue);
  await settle();
  expect(queue.refused).toHaveLength(200 - 1 - 10);
  queue.ask('honest', ['home', 'asha']);
  await settle();
  expect(queue.refused).toHaveLength(200 - 10);
  expect(queue.refused.at(-1)).toMatch(/^attack \d+: BUSY$/);
  await queue.finish(12);
  expect(queue.begun).toContain('honest');
  expect(queue.begun).toHaveLength(1 + 10);
});

test('work that fails frees its place', async () => {
  const queue = createFairQueue({ atOnce: 1, mostWaiting: 1 });
  const asker = { address: 'home', account: 'asha' };
  const fail = () => Promise.reject(new Error('Broken'));
  await expect(queue.run(asker, fail)).rejects.toThrow('Broken');
  expect(await queue.run(asker, async () => 'done')).toBe('done');
});

test('an attack from more addresses than there are places keeps out nobody who was there before', async () => {
  const queue = queueOf({ atOnce: 2, mostWaiting: 10 });
  for (let index = 0; index < 50; index += 1) queue.ask(`attack ${index}`, [`address ${index}`, `guess ${index}`]);
  for (const name of ['one', 'other', 'third']) queue.ask(name, [`the home of ${name}`, name], undefined, true);
  for (let index = 50; index < 100; index += 1) queue.ask(`attack ${index}`, [`address ${index}`, `guess ${index}`]);
  await queue.finish(6);
  expect(queue.begun).toEqual(expect.arrayContaining(['one', 'other', 'third']));
  expect(queue.refused.filter((line) => !line.startsWith('attack'))).toEqual([]);
  expect(queue.begun.filter((name) => name.startsWith('attack')).length).toBeGreaterThan(3);
});

test('who is known waits in turn with the others who are, and strangers are served between them', async () => {
  const queue = queueOf({ atOnce: 1, mostWaiting: 20 });
  queue.ask('first', ['a', 'a']);
  for (let index = 0; index < 6; index += 1) queue.ask(`known ${index}`, ['b', 'b'], undefined, true);
  queue.ask('stranger', ['c', 'c']);
  await queue.finish(8);
  expect(queue.begun.indexOf('stranger')).toBeLessThanOrEqual(3);
});

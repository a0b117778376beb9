import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { limitWork } from './limit-work.ts';

/** Much work at once, each piece with its end. */
const many = (count: number, options: Parameters<typeof limitWork>[0], hasLeft?: () => boolean) => {
  const limit = limitWork(options);
  const begun: (() => void)[] = [];
  const refused: string[] = [];
  const all = Array.from({ length: count }, () =>
    limit(() => new Promise<void>((resolve) => void begun.push(resolve)), hasLeft).catch(({ code }) => void refused.push(code)),
  );
  const endAll = async (): Promise<void> => {
    for (let ended = 0; ended < begun.length || ended < count - refused.length; ) {
      begun[ended++]?.();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await Promise.all(all);
  };
  return { begun, refused, endAll };
};

test('so many run at the same time, and the others once those have ended', async () => {
  const { begun, refused, endAll } = many(10, { atOnce: 3, maxWaiting: 10 });
  expect(begun).toHaveLength(3);
  await endAll();
  expect([begun.length, refused]).toEqual([10, []]);
});

test('what comes while too much waits is refused', async () => {
  const { begun, refused, endAll } = many(10, { atOnce: 1, maxWaiting: 4 });
  await endAll();
  expect([begun.length, refused]).toEqual([5, ['BUSY', 'BUSY', 'BUSY', 'BUSY', 'BUSY']]);
});

test('under overload what has waited too long is refused when its turn comes; of a few nothing is', async () => {
  const overloaded = many(30, { atOnce: 1, maxWaiting: 100, maxWaitMs: -1 });
  // The first begins while nothing waits yet.
  await overloaded.endAll();
  expect([overloaded.begun.length, overloaded.refused.length]).toEqual([22, 8]);
  const few = many(20, { atOnce: 1, maxWaiting: 100, maxWaitMs: -1 });
  await few.endAll();
  expect(few.refused).toEqual([]);
});

test('work that nobody waits for any more is not begun', async () => {
  let hasLeft = false;
  const { begun, refused, endAll } = many(5, { atOnce: 1, maxWaiting: 10 }, () => hasLeft);
  expect(begun).toHaveLength(1);
  hasLeft = true;
  await endAll();
  expect([begun.length, refused.length]).toEqual([1, 4]);
});

test('work that fails frees its place', async () => {
  const limit = limitWork({ atOnce: 1, maxWaiting: 10 });
  await expect(limit(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  await expect(limit(async () => 'done')).resolves.toBe('done');
});

test('work runs as its own caller, whoever was before', async () => {
  const caller = new AsyncLocalStorage<number>();
  const limit = limitWork({ atOnce: 1, maxWaiting: 10 });
  const seen = await Promise.all([1, 2, 3].map((id) => caller.run(id, () => limit(async () => caller.getStore()))));
  expect(seen).toEqual([1, 2, 3]);
});

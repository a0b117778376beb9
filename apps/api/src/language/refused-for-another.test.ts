import { expect, test } from 'vitest';
import { createFairQueue } from '../work/fair-queue.ts';
import { inLanguage } from './in-language.ts';

test('who has to leave a queue because somebody else came is told so in their own language', async () => {
  const { run } = createFairQueue({ atOnce: 1, mostWaiting: 2 });
  const asker = (address: string) => ({ address, account: address });
  const ended = Promise.withResolvers<void>();
  const served = run(asker('first'), () => ended.promise);
  const [stays, leaves] = ['stays', 'leaves'].map(() => inLanguage('xx', () => run(asker('many'), async () => undefined)));
  const newcomer = run(asker('other'), async () => undefined);
  await expect(leaves).rejects.toThrow(/^\[.*~\]$/);
  ended.resolve();
  await Promise.all([served, stays, newcomer]);
});

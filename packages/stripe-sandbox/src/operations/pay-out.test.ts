import { expect, test } from 'vitest';
import { startForTest } from '../testing/start-for-test.ts';

const DAY = 86_400;
const NOON = 1_740_052_800 + DAY / 2;

const startAtNoon = async () => {
  const sandbox = await startForTest();
  const toDay = (day: number) => sandbox.control('POST', 'clock', { now: NOON + day * DAY });
  await toDay(0);
  return {
    ...sandbox,
    toDay,
    buy: async () => {
      const { id } = await sandbox.createSession();
      await sandbox.pay(id);
      return sandbox.intentOf(id);
    },
    listed: async (payout?: string) =>
      (await sandbox.stripe.balanceTransactions.list(payout ? { payout } : {})).data.map(
        ({ reporting_category, amount, fee, net }) => [reporting_category, amount, fee, net],
      ),
    payouts: async () => (await sandbox.stripe.payouts.list()).data,
    /** The one that is on its way. */
    payoutInTransit: async () => {
      const { data } = await sandbox.stripe.payouts.list();
      return data.find(({ status }) => status === 'in_transit') ?? expect.unreachable('No payout is in transit.');
    },
  };
};

test('a payment costs a fee, a refund none, and what a day has left is paid out the day after', async () => {
  const { stripe, toDay, buy, listed, payouts, payoutInTransit } = await startAtNoon();
  const payment_intent = await buy();
  await stripe.refunds.create({ payment_intent, amount: 100_000 });
  expect(await listed()).toEqual([
    ['refund', -100_000, 0, -100_000],
    ['charge', 9_199_800, 266_824, 8_932_976],
  ]);
  expect(await payouts()).toEqual([]);
  const [, charge] = (await stripe.balanceTransactions.list({ expand: ['data.source'] })).data;
  expect(charge?.source).toMatchObject({ object: 'charge', payment_intent });
  await toDay(1);
  const payout = await payoutInTransit();
  expect(await payouts()).toEqual([payout]);
  expect(payout).toMatchObject({ amount: 8_832_976, reconciliation_status: 'completed' });
  expect(await listed(payout.id)).toEqual([['payout', -8_832_976, 0, -8_832_976], ...(await listed()).slice(1)]);
  await toDay(2);
  expect((await payouts()).map(({ status }) => status)).toEqual(['paid']);
});

test('what the account owes is settled with what comes later, and a payout that failed goes out with the next', async () => {
  const { stripe, control, toDay, buy, listed, payouts, payoutInTransit } = await startAtNoon();
  const first = await buy();
  await toDay(1);
  const failed = await payoutInTransit();
  await control('POST', 'fail_payout', { payout: failed.id });
  await stripe.refunds.create({ payment_intent: first });
  await toDay(2);
  // The refund takes more than the payout brought back.
  expect(await payouts()).toHaveLength(1);
  await buy();
  await toDay(3);
  const next = await payoutInTransit();
  const categories = (await listed(next.id)).map(([category]) => category);
  expect(categories).toEqual(['payout', 'charge', 'refund', 'payout_reversal']);
  expect(next.amount).toBe(8_932_976 - 266_824);
});

test('a dispute takes the money and a fee at once; won, the money comes back', async () => {
  const { control, buy, listed } = await startAtNoon();
  const payment_intent = await buy();
  await control('POST', 'dispute', { payment_intent });
  await control('POST', 'dispute/close', { payment_intent, status: 'won' });
  expect((await listed()).slice(0, 2)).toEqual([
    ['dispute_reversal', 9_199_800, 0, 9_199_800],
    ['dispute', -9_199_800, 1500, -9_201_300],
  ]);
});

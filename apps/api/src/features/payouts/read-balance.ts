import { pagesOf } from '../../database/pages-of.ts';
import { runAsLeader } from '../../database/run-as-leader.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { BalanceTransaction, TimeSpan } from '../../integrations/stripe/balance.ts';
import { balanceRepository } from './balance.repository.ts';
import { firstPaidAt } from './first-payment.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'paymentProvider'>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Every process looks more often (every-job.ts), so that after a failure it is tried again soon. */
const INTERVAL_MS = 55 * MINUTE_MS;
/** How far before its mark the account is read again: the provider may list something late. */
const OVERLAP_MS = DAY_MS;
/** A payout may fail, or be itemized, days after it was made. */
const PAYOUT_OVERLAP_MS = 30 * DAY_MS;
/** After each of these the mark moves on, so that a long first read continues where it was interrupted. */
const STEP_MS = 30 * DAY_MS;
/** Transactions that are in memory, and stored, at a time. */
const PAGE = 100;

const before = (at: Date, ms: number): Date => new Date(at.getTime() - ms);

/** Reads what happened within a time, and what was paid out. @returns false when it was told to stop */
const readStep = async (
  { database, paymentProvider }: Needs,
  { from, to }: TimeSpan,
  goesOn: () => boolean,
): Promise<boolean> => {
  const balance = balanceRepository(database);
  const keepAll = async (listed: AsyncIterable<BalanceTransaction>, payoutId?: string): Promise<boolean> => {
    for await (const page of pagesOf(listed, PAGE)) {
      await balance.keep(page, payoutId);
      if (!goesOn()) return false;
    }
    return true;
  };
  if (!(await keepAll(paymentProvider.listBalance({ from: before(from, OVERLAP_MS), to })))) return false;
  const made = paymentProvider.listPayouts({ from: before(from, PAYOUT_OVERLAP_MS), to });
  for await (const page of pagesOf(made, PAGE)) {
    const known = await balance.findPayouts(page.map(({ id }) => id));
    for (const payout of page) {
      const isRead = known.get(payout.id)?.isRead ?? false;
      const reads = payout.isItemized && !isRead;
      if (reads && !(await keepAll(paymentProvider.listPaidOut(payout.id), payout.id))) return false;
      await balance.keepPayout(payout, isRead || reads);
    }
  }
  return true;
};

/**
 * Keeps the provider's fees and payouts, about once an hour, in whichever process comes first. What happened
 * while the provider, or the product, was away is read later: the mark moves only over what was stored.
 */
export const readBalance = async (needs: Needs, isStopping: () => boolean): Promise<void> => {
  const balance = balanceRepository(needs.database);
  const isDue = (mark: Date | null): boolean => mark === null || needs.clock().getTime() - mark.getTime() >= INTERVAL_MS;
  if (!isDue(await balance.readUpTo())) return;
  await runAsLeader(needs.database, 'read balance', async ({ isHeld }) => {
    const mark = await balance.readUpTo();
    // Another process may have done it before this one got the lock.
    if (!isDue(mark)) return;
    const now = needs.clock();
    let from = mark ?? (await firstPaidAt(needs.database));
    while (from !== null && from < now) {
      const to = new Date(Math.min(from.getTime() + STEP_MS, now.getTime()));
      if (!(await readStep(needs, { from, to }, () => isHeld() && !isStopping()))) return;
      await balance.markRead(to);
      from = to;
    }
  });
};

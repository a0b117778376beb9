import { badRequest } from '../http/stripe-error.ts';
import { payoutObject } from '../objects/payout-object.ts';
import type { WireObject } from '../objects/wire-object.ts';
import type { Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import type { BalanceTransactionRecord, PayoutRecord } from '../store/records.ts';
import { getRecord } from './get-record.ts';
import { recordMoney } from './record-money.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The midnight, in UTC, that ends the day of an instant. */
const endOfDay = (seconds: number): number => (Math.floor(seconds / DAY_SECONDS) + 1) * DAY_SECONDS;

const payOut = ({ store }: Sandbox, created: number, money: BalanceTransactionRecord[], currency: string): void => {
  const amount = money.reduce((sum, one) => sum + one.amount - one.fee, 0);
  // What the account owes is settled with what comes next.
  if (amount <= 0) return;
  const id = createId('po');
  store.put('payouts', { id, created, arrivesAt: created + DAY_SECONDS, amount, currency, hasFailed: false });
  for (const one of money) store.put('balanceTransactions', { ...one, payoutId: id });
  const type = 'payout' as const;
  const out = { id: createId('txn'), created, type, amount: -amount, fee: 0, currency, source: id, payoutId: id };
  store.put('balanceTransactions', out);
};

/** Pays out what each day has left in the balance, as an account with automatic payouts does every day. */
export const payOutDue = (sandbox: Sandbox): void => {
  const waiting = () => sandbox.store.list('balanceTransactions').filter(({ payoutId }) => payoutId === null);
  const now = sandbox.now();
  const days = new Set(waiting().map(({ created }) => endOfDay(created)));
  for (const end of [...days].filter((day) => day <= now).sort((one, other) => one - other)) {
    const due = waiting().filter(({ created }) => created < end);
    for (const currency of new Set(due.map((one) => one.currency)))
      payOut(
        sandbox,
        end,
        due.filter((one) => one.currency === currency),
        currency,
      );
  }
};

/** The bank returns a payout: its money is in the balance again, and goes out with the next one. */
export const failPayout = (sandbox: Sandbox, id: string): WireObject => {
  const payout = getRecord(sandbox, 'payouts', id);
  if (payout.hasFailed) throw badRequest('The payout has failed already.');
  const failed: PayoutRecord = { ...payout, hasFailed: true };
  sandbox.store.put('payouts', failed);
  recordMoney(sandbox, { type: 'payout_failure', amount: payout.amount, source: failed });
  return payoutObject(failed, sandbox.now());
};

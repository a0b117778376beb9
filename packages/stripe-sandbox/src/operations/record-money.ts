import type { Sandbox } from '../sandbox.ts';
import { createId } from '../store/create-id.ts';
import type { BalanceTransactionRecord } from '../store/records.ts';

/** What the account pays for a charge: 2.9 % and 30 minor units. */
export const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;

/** What the account pays for each dispute, whoever wins it. */
export const DISPUTE_FEE = 1500;

type Money = Pick<BalanceTransactionRecord, 'type' | 'amount'> & {
  fee?: number;
  source: { id: string; currency: string };
};

/** Enters into the balance what came, or what left. */
export const recordMoney = (sandbox: Sandbox, { type, amount, fee = 0, source: { id, currency } }: Money): void => {
  const record = { id: createId('txn'), created: sandbox.now(), type, amount, fee, currency, source: id, payoutId: null };
  sandbox.store.put('balanceTransactions', record);
};

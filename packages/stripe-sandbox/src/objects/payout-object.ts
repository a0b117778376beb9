import type { PayoutRecord } from '../store/records.ts';
import type { WireObject } from './wire-object.ts';

const statusOf = ({ hasFailed, arrivesAt }: PayoutRecord, now: number): string => {
  if (hasFailed) return 'failed';
  return arrivesAt <= now ? 'paid' : 'in_transit';
};

export const payoutObject = (payout: PayoutRecord, now: number): WireObject => ({
  id: payout.id,
  object: 'payout',
  amount: payout.amount,
  arrival_date: payout.arrivesAt,
  automatic: true,
  created: payout.created,
  currency: payout.currency,
  failure_code: payout.hasFailed ? 'account_closed' : null,
  livemode: false,
  metadata: {},
  method: 'standard',
  reconciliation_status: 'completed',
  source_type: 'card',
  status: statusOf(payout, now),
  type: 'bank_account',
});

import type { AttemptRefund } from '../../features/attempts/index.ts';

/** A refund of ₹5 that an admin asked for. */
export const sampleRefund = (state: AttemptRefund['state'], fields: Partial<AttemptRefund> = {}): AttemptRefund => ({
  refundKey: '1-1',
  requestKey: 'one',
  origin: 'admin',
  amount: 500,
  askedAmount: 500,
  reason: 'The guide was ill.',
  askedBy: 'nadia',
  requestedAt: new Date('2026-11-20T12:00:00Z'),
  state,
  refundId: null,
  doneAt: null,
  ...fields,
});

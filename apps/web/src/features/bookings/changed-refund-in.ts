import { ApiFailure } from '../../shared/api/api-failure.ts';

/** What a cancel refunds now, when the server refused one because that is no longer what was told; null for every other failure. */
export const changedRefundIn = (thrown: unknown): number | null => {
  if (!(thrown instanceof ApiFailure) || thrown.code !== 'REFUND_CHANGED') return null;
  const { refundOnCancel } = thrown.details;
  return typeof refundOnCancel === 'number' ? refundOnCancel : null;
};

import { ApiFailure } from '../../shared/api/api-failure.ts';

/**
 * What a cancellation refunds now, if the server refused it because the refund had changed; null for every
 * other failure.
 */
export const changedRefundIn = (thrown: unknown): number | null => {
  if (!(thrown instanceof ApiFailure) || thrown.code !== 'REFUND_CHANGED') return null;
  const { refundOnCancel } = thrown.details;
  return typeof refundOnCancel === 'number' ? refundOnCancel : null;
};

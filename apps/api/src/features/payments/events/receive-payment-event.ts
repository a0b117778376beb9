import { ApiError } from '../../../errors/api-error.ts';
import type { SettleNeeds } from '../settle/settle.ts';
import { createEventQueue } from './event-queue.ts';
import type { PaymentEventRecord } from './payment-event.model.ts';
import { paymentEventRepository } from './payment-event.repository.ts';

/** After how many milliseconds a worker retries an event whose processing has not finished. */
export const PROCESSING_TIMEOUT = 15_000;

/**
 * Receives a signed event: first stored durably, then acknowledged, then processed. If it is lost in between,
 * a worker processes it.
 * @throws BAD_SIGNATURE when it is forged, damaged or old; nothing is written then
 */
export const receivePaymentEvent = async (
  needs: SettleNeeds,
  rawBody: Buffer,
  signature: string,
  processBehind: (event: PaymentEventRecord) => void = createEventQueue(needs),
): Promise<{ received: true }> => {
  const event = needs.paymentProvider.readEvent(rawBody, signature);
  if (!event) throw new ApiError('BAD_SIGNATURE');
  const receivedAt = needs.clock();
  const dueAt = new Date(receivedAt.getTime() + PROCESSING_TIMEOUT);
  const stored = await paymentEventRepository(needs.database).keep({ ...event, receivedAt, dueAt });
  await needs.reached?.('event-stored');
  processBehind(stored);
  return { received: true };
};

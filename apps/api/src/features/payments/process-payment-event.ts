import { actAs } from '../../acting.ts';
import { type BookingRecord, bookingRepository } from '../bookings/for-other-features.ts';
import type { EventOutcome, PaymentEventRecord } from './payment-event.model.ts';
import { paymentEventRepository } from './payment-event.repository.ts';
import { applyTruth, type SettleNeeds, settle } from './settle.ts';

const settleByPayment = async (needs: SettleNeeds, paymentId: string): Promise<BookingRecord | null> => {
  const booking = await bookingRepository(needs.database).findByPayment(paymentId);
  const sessionId = booking?.attempts.find((attempt) => attempt.paymentId === paymentId)?.sessionId;
  if (sessionId) return settle(needs, sessionId);
  const truth = await needs.paymentProvider.findSessionOfPayment(paymentId);
  return truth && applyTruth(needs, truth);
};

/** A traveller asks the bank for the money back. Only a person can answer that, in the provider's dashboard. */
const isDispute = (type: string): boolean => type.startsWith('charge.dispute.');

const outcomeOf = async (needs: SettleNeeds, { type, sessionId, paymentId }: PaymentEventRecord): Promise<EventOutcome> => {
  if (!sessionId && !paymentId) return 'ignored';
  const booking = sessionId ? await settle(needs, sessionId) : await settleByPayment(needs, paymentId ?? '');
  if (!booking) return 'unknown';
  if (!isDispute(type)) return 'settled';
  needs.logger.warn(
    { type, paymentId, bookingId: String(booking._id) },
    'A payment is disputed; answer in the provider’s dashboard',
  );
  return 'disputed';
};

/**
 * Processes a stored event: it only says where to look, and `settle` asks the provider itself. Events of other products, and of bookings
 * that are not here, are kept with that outcome, so that they can be counted.
 * @throws ProviderFailure; the event stays due then
 */
export const processPaymentEvent = async (needs: SettleNeeds, event: PaymentEventRecord): Promise<void> => {
  if (event.processedAt) return;
  const outcome = await actAs({ by: { kind: 'event', id: event._id } }, () => outcomeOf(needs, event));
  await needs.reached?.('event-settled');
  if (outcome === 'unknown') needs.logger.info({ event: event._id, type: event.type }, 'An event belongs to no booking of ours');
  await paymentEventRepository(needs.database).markProcessed(event._id, outcome, needs.clock());
  await needs.reached?.('event-processed');
};

import { runWithAuditContext } from '../../../logging/audit-context.ts';
import { type BookingRecord, bookingRepository } from '../../bookings/index.ts';
import { applyTruth, type SettleNeeds, settle } from '../settle/settle.ts';
import type { EventOutcome, PaymentEventRecord } from './payment-event.model.ts';
import { paymentEventRepository } from './payment-event.repository.ts';
import { recordDecline } from './record-decline.ts';
import { recordDispute } from './record-dispute.ts';

const settleByPayment = async (needs: SettleNeeds, paymentId: string): Promise<BookingRecord | null> => {
  const booking = await bookingRepository(needs.database).findByPayment(paymentId);
  const sessionId = booking?.attempts.find((attempt) => attempt.paymentId === paymentId)?.sessionId;
  if (sessionId) return settle(needs, sessionId);
  const truth = await needs.paymentProvider.findSessionOfPayment(paymentId);
  return truth && applyTruth(needs, truth);
};

const isDispute = (type: string): boolean => type.startsWith('charge.dispute.');

const outcomeOf = async (needs: SettleNeeds, event: PaymentEventRecord): Promise<EventOutcome> => {
  const { type, sessionId, paymentId, decline } = event;
  if (decline) return (await recordDecline(needs, event, decline)) ? 'settled' : 'unknown';
  if (!sessionId && !paymentId) return 'ignored';
  const booking = sessionId ? await settle(needs, sessionId) : await settleByPayment(needs, paymentId ?? '');
  if (!booking) return 'unknown';
  if (!isDispute(type)) return 'settled';
  await recordDispute(needs, booking, event);
  return 'disputed';
};

/**
 * Processes a stored event: it only says where to look, and `settle` asks the provider. Events of other
 * products, and of bookings that are not here, are kept with that outcome, so that they can be counted.
 * @throws ProviderFailure; the event stays due then
 */
export const processPaymentEvent = async (needs: SettleNeeds, event: PaymentEventRecord): Promise<void> => {
  if (event.processedAt) return;
  const outcome = await runWithAuditContext({ by: { kind: 'event', id: event._id } }, () => outcomeOf(needs, event));
  await needs.reached?.('event-settled');
  if (outcome === 'unknown') needs.logger.info({ event: event._id, type: event.type }, 'An event belongs to no booking of ours');
  await paymentEventRepository(needs.database).markProcessed(event._id, outcome, needs.clock());
  await needs.reached?.('event-processed');
};

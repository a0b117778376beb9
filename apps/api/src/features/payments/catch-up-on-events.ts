import { ProviderFailure } from '../../integrations/stripe/payment-provider.ts';
import { paymentEventRepository } from './payment-event.repository.ts';
import { processPaymentEvent } from './process-payment-event.ts';
import type { SettleNeeds } from './settle.ts';

const LEASE = 60_000;
/** How far behind the newest known event the provider is asked, in milliseconds: events may overtake each other by so much. */
const OVERLAP = 10 * 60_000;
/** How far back a start without any known event looks. */
const FIRST_LOOK = 24 * 60 * 60_000;

/** Processes events that were stored, but whose processing did not end. */
export const processWaitingEvents = async (needs: SettleNeeds, isStopping: () => boolean = () => false): Promise<void> => {
  const events = paymentEventRepository(needs.database);
  while (!isStopping()) {
    const now = needs.clock();
    const event = await events.takeDue(now, new Date(now.getTime() + LEASE));
    if (!event) return;
    try {
      await processPaymentEvent(needs, event);
    } catch (thrown) {
      if (!(thrown instanceof ProviderFailure)) throw thrown;
      needs.logger.warn({ err: thrown, event: event._id }, 'An event could not be processed and will be later');
      if (thrown.kind === 'unclear') return;
    }
  }
};

/**
 * Fetches the events that the provider could not deliver, and has them processed. Without it a refund that somebody makes in the provider's
 * dashboard would stay unknown when its event is lost, because nothing is looked at any more once it was paid.
 */
export const catchUpOnEvents = async (needs: SettleNeeds): Promise<void> => {
  const events = paymentEventRepository(needs.database);
  const now = needs.clock();
  const newest = await events.newestReceivedAt();
  const since = new Date((newest ?? new Date(now.getTime() - FIRST_LOOK)).getTime() - OVERLAP);
  for (const event of await needs.paymentProvider.listEventsSince(since))
    await events.keep({ ...event, receivedAt: now, dueAt: now });
};

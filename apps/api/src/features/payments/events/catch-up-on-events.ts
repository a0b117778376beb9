import { pagesOf } from '../../../database/pages-of.ts';
import { ProviderFailure } from '../../../integrations/stripe/payment-provider.ts';
import type { SettleNeeds } from '../settle/settle.ts';
import { paymentEventRepository } from './payment-event.repository.ts';
import { processPaymentEvent } from './process-payment-event.ts';

const LEASE_MS = 60_000;
/**
 * How far before its mark the provider's list is read again, in milliseconds: an event may appear in it late.
 */
const OVERLAP_MS = 3 * 60_000;
/** How far back the first read goes. */
const FIRST_LOOKBACK = 24 * 60 * 60_000;
/** Events that are in memory, and stored, at a time. */
const PAGE = 100;

/** Processes events that were stored, but whose processing did not finish. */
export const processWaitingEvents = async (needs: SettleNeeds, isStopping: () => boolean = () => false): Promise<void> => {
  const events = paymentEventRepository(needs.database);
  while (!isStopping()) {
    const now = needs.clock();
    const event = await events.takeDue(now, new Date(now.getTime() + LEASE_MS));
    if (!event) return;
    await needs.reached?.('event-taken');
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
 * Fetches events that the provider could not deliver, and processes them. Without it a refund made in the
 * provider's dashboard would stay unknown when its event is lost, because paid sessions are no longer
 * checked. When it is told to stop it ends after the present page, and the next run begins at the same mark.
 */
export const catchUpOnEvents = async (needs: SettleNeeds, isStopping: () => boolean = () => false): Promise<void> => {
  const events = paymentEventRepository(needs.database);
  const now = needs.clock();
  const caughtUpTo = (await events.caughtUpTo()) ?? new Date(now.getTime() - FIRST_LOOKBACK);
  const listed = needs.paymentProvider.listEventsSince(new Date(caughtUpTo.getTime() - OVERLAP_MS));
  let newest: Date | null = null;
  for await (const page of pagesOf(listed, PAGE)) {
    for (const { createdAt } of page) if (createdAt && (newest === null || createdAt > newest)) newest = createdAt;
    // Oldest first, as they are then taken up: a booking's trail reads in the order in which things happened.
    await events.keepMissing(page.toReversed().map((event) => ({ ...event, receivedAt: now, dueAt: now })));
    if (isStopping()) return;
  }
  await needs.reached?.('missed-events-stored');
  // By the provider's clock: after ours was ahead for a while, a mark by it would pass over what came since.
  if (newest) await events.markCaughtUp(newest);
};

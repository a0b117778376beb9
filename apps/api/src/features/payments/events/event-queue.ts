import type { SettleNeeds } from '../settle/settle.ts';
import type { PaymentEventRecord } from './payment-event.model.ts';
import { processPaymentEvent } from './process-payment-event.ts';

/**
 * Events that one process processes at a time: more would delay receiving the next ones, and the provider
 * waits 10 s at most.
 */
const CONCURRENCY = 8;
/**
 * The most events that wait in memory. Further ones are stored all the same, and a worker processes them when
 * they are due.
 */
const MAX_WAITING = 1000;

/** Processes a stored event. After a failure a worker retries it. */
const process = async (needs: SettleNeeds, event: PaymentEventRecord): Promise<void> => {
  try {
    await processPaymentEvent(needs, event);
  } catch (thrown) {
    needs.logger.warn({ err: thrown, event: event._id }, 'An event could not be processed and will be later');
  }
};

/** Processes stored and acknowledged events, a few at a time, in the order in which they came. */
export const createEventQueue = (needs: SettleNeeds): ((event: PaymentEventRecord) => void) => {
  const waiting: PaymentEventRecord[] = [];
  let busy = 0;
  const work = async (): Promise<void> => {
    busy += 1;
    for (let event = waiting.shift(); event; event = waiting.shift()) await process(needs, event);
    busy -= 1;
  };
  return (event) => {
    if (waiting.length >= MAX_WAITING) return;
    waiting.push(event);
    if (busy < CONCURRENCY) void work();
  };
};

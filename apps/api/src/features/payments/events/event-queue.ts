import type { SettleNeeds } from '../settle/settle.ts';
import type { PaymentEventRecord } from './payment-event.model.ts';
import { processPaymentEvent } from './process-payment-event.ts';

/** Events that one process processes at the same time: more would keep it from taking the next ones, and the provider waits 10 s at most. */
const CONCURRENCY = 8;
/** Events that wait in memory at most. What comes beyond is stored all the same, and a worker takes it up when it is due. */
const MOST_WAITING = 1000;

/** Processes a stored event. A failure leaves it to a worker. */
const process = async (needs: SettleNeeds, event: PaymentEventRecord): Promise<void> => {
  try {
    await processPaymentEvent(needs, event);
  } catch (thrown) {
    needs.logger.warn({ err: thrown, event: event._id }, 'An event could not be processed and will be later');
  }
};

/** Takes events that are stored and answered, and processes a few at a time, in the order in which they came. */
export const createEventQueue = (needs: SettleNeeds): ((event: PaymentEventRecord) => void) => {
  const waiting: PaymentEventRecord[] = [];
  let busy = 0;
  const work = async (): Promise<void> => {
    busy += 1;
    for (let event = waiting.shift(); event; event = waiting.shift()) await process(needs, event);
    busy -= 1;
  };
  return (event) => {
    if (waiting.length >= MOST_WAITING) return;
    waiting.push(event);
    if (busy < CONCURRENCY) void work();
  };
};

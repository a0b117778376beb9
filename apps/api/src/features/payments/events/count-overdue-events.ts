import type { Dependencies } from '../../../dependencies.ts';
import { paymentEventRepository } from './payment-event.repository.ts';

/** How many of the provider's events from before an instant are not processed yet. */
export const countOverdueEvents = ({ database }: Pick<Dependencies, 'database'>, before: Date): Promise<number> =>
  paymentEventRepository(database).countWaitingSince(before);

/** When the unprocessed events arrived, up to a limit. */
export const listWaitingEvents = ({ database }: Pick<Dependencies, 'database'>, most: number): Promise<Date[]> =>
  paymentEventRepository(database).listWaiting(most);

/** When the latest event came by the webhook; null where none has come for 90 days. */
export const lastPaymentEventAt = (database: Dependencies['database']): Promise<Date | null> =>
  paymentEventRepository(database).lastDeliveredAt();

/** How many events were fetched between two instants and have not come by the webhook; up to `most`. */
export const countEventsCaughtUp = (
  database: Dependencies['database'],
  after: Date,
  before: Date,
  most: number,
): Promise<number> => paymentEventRepository(database).countCaughtUp(after, before, most);

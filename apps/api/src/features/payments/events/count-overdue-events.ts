import type { Dependencies } from '../../../dependencies.ts';
import { paymentEventRepository } from './payment-event.repository.ts';

/** How many of the provider's events from before an instant are not processed yet. */
export const countOverdueEvents = ({ database }: Pick<Dependencies, 'database'>, before: Date): Promise<number> =>
  paymentEventRepository(database).countWaitingSince(before);

/** When the unprocessed events arrived, up to a limit. */
export const listWaitingEvents = ({ database }: Pick<Dependencies, 'database'>, most: number): Promise<Date[]> =>
  paymentEventRepository(database).listWaiting(most);

/** When the latest event of the provider was processed; null where none has come for 90 days. */
export const lastPaymentEventAt = (database: Dependencies['database']): Promise<Date | null> =>
  paymentEventRepository(database).lastProcessedAt();

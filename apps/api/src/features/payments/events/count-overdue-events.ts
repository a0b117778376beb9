import type { Dependencies } from '../../../dependencies.ts';
import { paymentEventRepository } from './payment-event.repository.ts';

/** How many of the provider's events came before an instant, and wait for their processing still. */
export const countOverdueEvents = ({ database }: Pick<Dependencies, 'database'>, before: Date): Promise<number> =>
  paymentEventRepository(database).countWaitingSince(before);

/** When those came that wait for their processing still, the first so many. */
export const listWaitingEvents = ({ database }: Pick<Dependencies, 'database'>, most: number): Promise<Date[]> =>
  paymentEventRepository(database).listWaiting(most);

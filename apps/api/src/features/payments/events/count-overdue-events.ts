import type { Dependencies } from '../../../dependencies.ts';
import { paymentEventRepository } from './payment-event.repository.ts';

/** How many of the provider's events came before an instant, and wait for their processing still. */
export const countOverdueEvents = ({ database }: Pick<Dependencies, 'database'>, before: Date): Promise<number> =>
  paymentEventRepository(database).countWaitingSince(before);

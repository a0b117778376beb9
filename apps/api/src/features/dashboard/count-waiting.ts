import { MAX_WAITING, type Waiting } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { contactMessageRepository } from '../contact-messages/index.ts';
import { countPaymentsWaiting } from '../payments/index.ts';

/** Counts what waits for a person, each by its own index and no further than is shown. */
export const countWaiting = async ({ database }: Pick<Dependencies, 'database'>): Promise<Waiting> => {
  const [payments, openMessages] = await Promise.all([
    countPaymentsWaiting(database, MAX_WAITING),
    contactMessageRepository(database).countOpen(MAX_WAITING),
  ]);
  return { ...payments, openMessages };
};

import { MOST_WAITING, type Waiting } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { contactMessageRepository } from '../contact-messages/index.ts';
import { countPaymentsWaiting } from '../payments/index.ts';

/** Messages count as new for so long, in milliseconds. */
const NEW_FOR = 7 * 24 * 60 * 60_000;

/** What waits for a person. Each is counted by an index of its own, and no further than anybody reads. */
export const countWaiting = async ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<Waiting> => {
  const since = new Date(clock().getTime() - NEW_FOR);
  const [payments, newMessages] = await Promise.all([
    countPaymentsWaiting(database, MOST_WAITING),
    contactMessageRepository(database).countSince(since, MOST_WAITING),
  ]);
  return { ...payments, newMessages };
};

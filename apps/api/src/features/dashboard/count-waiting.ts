import { MAX_WAITING, type Waiting } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { countUnpaid } from '../bookings/index.ts';
import { contactMessageRepository } from '../contact-messages/index.ts';
import { countPaymentsWaiting } from '../payments/index.ts';
import { countToCall } from '../run-departures/index.ts';

/** Counts what waits for a person, each by its own index and no further than is shown. */
export const countWaiting = async (needs: Pick<Dependencies, 'database' | 'clock' | 'config'>): Promise<Waiting> => {
  const { database, clock, config } = needs;
  const [payments, unpaid, openMessages, toCall] = await Promise.all([
    countPaymentsWaiting(database, MAX_WAITING),
    countUnpaid(database, { now: clock(), timeZone: config.SITE_TIME_ZONE }, MAX_WAITING),
    contactMessageRepository(database).countOpen(MAX_WAITING),
    countToCall(needs),
  ]);
  return {
    ...payments,
    linksEnded: unpaid['link-ended'],
    holdsEndToday: unpaid['ends-today'],
    holdsEnded: unpaid['hold-ended'],
    restsDueThisWeek: unpaid['due-this-week'],
    restsOverdue: unpaid.overdue,
    openMessages,
    ...toCall,
  };
};

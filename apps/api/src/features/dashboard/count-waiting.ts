import { addDays, MAX_WAITING, rupeesOf, type Waiting } from '@wayfarer/contracts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { todayOf } from '../../time/today-of.ts';
import { countUnpaid, sumOverdue } from '../bookings/index.ts';
import { contactMessageRepository } from '../contact-messages/index.ts';
import { addBookings } from '../figures/index.ts';
import { type Figures, readFigures } from '../keep-figures/index.ts';
import { countPaymentsWaiting } from '../payments/index.ts';
import { countToCall, listUndecided } from '../run-departures/index.ts';

/** What was booked yesterday and today, from the sums of these days. */
const countNew = async (figures: Figures, today: string): Promise<NonNullable<Waiting['newBookings']>> => {
  const from = addDays(today, -1);
  const days = await figures.listDays('bookings', from, today);
  const { pending, confirmed, cancelled, received, refunded } = addBookings(days.values());
  return { from, bookings: pending + confirmed + cancelled, received: rupeesOf(received - refunded) };
};

/**
 * Counts what waits for a person, each by its own index and no further than is shown; the dashboard and the
 * menu have no other source.
 */
export const countWaiting = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger'>,
  caller: Pick<Caller, 'role' | 'userId'>,
  known?: Figures,
): Promise<Waiting> => {
  const { database, clock, config } = needs;
  const today = todayOf(needs);
  const [payments, unpaid, overdue, openMessages, toCall, undecided, newBookings] = await Promise.all([
    countPaymentsWaiting(database, MAX_WAITING),
    countUnpaid(database, { now: clock(), timeZone: config.SITE_TIME_ZONE }, MAX_WAITING),
    sumOverdue(database, today, MAX_WAITING),
    contactMessageRepository(database).countOpen(MAX_WAITING),
    countToCall(needs),
    listUndecided(needs, caller),
    Promise.resolve(known ?? readFigures(needs)).then((figures) => countNew(figures, today)),
  ]);
  return {
    ...payments,
    linksEnded: unpaid['link-ended'],
    holdsEndToday: unpaid['ends-today'],
    holdsEnded: unpaid['hold-ended'],
    restsDueThisWeek: unpaid['due-this-week'],
    restsOverdue: unpaid.overdue,
    restsOverdueAmount: rupeesOf(overdue),
    undecided: undecided.length,
    newBookings,
    openMessages,
    ...toCall,
  };
};

import type { GivenBack, Payment } from '@wayfarer/contracts';
import type { Caller } from '../../../http/caller.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { assertNotAhead } from '../../../time/assert-not-ahead.ts';
import { attemptOf } from '../../attempts/index.ts';
import { bookingRepository, changeBooking } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { noSuchPayment } from '../no-such-payment.ts';
import { presentOnePayment } from '../payment.presenter.ts';

/**
 * Records that staff have given back what is due of a payment by hand. A second press changes nothing.
 * @param id of the payment, which is its attempt
 * @throws NOT_FOUND, NOT_REFUNDABLE; VALIDATION at `how.givenOn` for a day to come
 */
export const giveBack = async (
  dependencies: MoneyDependencies,
  caller: Caller,
  id: string,
  { refund, how }: GivenBack,
): Promise<{ payment: Payment }> => {
  const { database, guards, clock } = dependencies;
  if (how) assertNotAhead(dependencies, 'how.givenOn', how.givenOn);
  const givenBack = how && { ...how, reference: how.reference ?? null, by: caller.userId };
  const bookings = bookingRepository(database);
  const attemptId = id.toLowerCase();
  const found = await bookings.findByAttempt(attemptId);
  if (!found) throw noSuchPayment();
  noteBooking(found._id);
  const booking = await changeBooking(bookings, found._id, (current) =>
    guards.decideGivenBack(current, attemptId, refund, clock(), givenBack),
  );
  const attempt = booking && attemptOf(booking, attemptId);
  if (!attempt) throw noSuchPayment();
  return { payment: await presentOnePayment(database, { ...booking, attempt }, caller.role) };
};

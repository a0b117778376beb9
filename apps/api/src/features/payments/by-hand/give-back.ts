import { type GivenBack, has, minorUnitsOf, type Payment } from '@wayfarer/contracts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { assertNotAhead } from '../../../time/assert-not-ahead.ts';
import { dayText } from '../../../time/day-text.ts';
import { readDeskLimits } from '../../agency/index.ts';
import { attemptOf } from '../../attempts/index.ts';
import { bookingRepository, changeBooking } from '../../bookings/index.ts';
import type { MoneyDependencies } from '../money-guards.ts';
import { noSuchPayment } from '../no-such-payment.ts';
import { presentOnePayment } from '../payment.presenter.ts';

/**
 * Records that staff have given back what is due of a payment by hand. A second press changes nothing.
 * @param id of the payment, which is its attempt
 * @throws NOT_FOUND, NOT_REFUNDABLE; FORBIDDEN above the limit for who took it; VALIDATION at
 * `how.givenOn` for a day to come, or before the money was received
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
  const { refundLimit } = await readDeskLimits(dependencies);
  const alone = has(caller.role, 'refund-payments') ? undefined : { by: caller.userId, limit: minorUnitsOf(refundLimit) };
  const found = await bookings.findByAttempt(attemptId);
  if (!found) throw noSuchPayment();
  noteBooking(found._id);
  const receivedOn = attemptOf(found, attemptId)?.byHand?.receivedOn;
  if (how && receivedOn !== undefined && how.givenOn < receivedOn)
    throw wrongField('how.givenOn', `The money was received on ${dayText(receivedOn)}. Enter that day or a later one.`);
  const booking = await changeBooking(bookings, found._id, (current) =>
    guards.decideGivenBack(current, attemptId, refund, clock(), givenBack, alone),
  );
  const attempt = booking && attemptOf(booking, attemptId);
  if (!attempt) throw noSuchPayment();
  return { payment: await presentOnePayment(database, { ...booking, attempt }, caller.role) };
};

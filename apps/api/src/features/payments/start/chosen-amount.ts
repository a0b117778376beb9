import { formatMoney, type MinorUnits, minorUnitsOf, rupeesOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { todayOf } from '../../../time/today-of.ts';
import { restOf } from '../../attempts/index.ts';
import type { BookingRecord } from '../../bookings/index.ts';
import { leastAmountOf } from './least-amount.ts';

const money = (amount: MinorUnits): string => formatMoney(rupeesOf(amount));

/** @throws VALIDATION at `amount` where a booking is not paid in such a sum */
export const assertAmountFits = (booking: BookingRecord, amount: MinorUnits, least: MinorUnits): void => {
  const rest = restOf(booking);
  if (amount >= least && amount <= rest) return;
  if (!booking.plan) throw wrongField('amount', `This booking costs ${money(rest)}, and is paid in full.`);
  if (amount > rest) throw wrongField('amount', `Only ${money(rest)} of this booking is still owed.`);
  const why = booking.bookingStatus === 'pending' ? 'confirms this booking' : 'can be paid at once';
  throw wrongField('amount', `At least ${money(least)} ${why}.`);
};

/**
 * What the provider's page is to ask for: what was chosen, or what is usual.
 * @param chosen in rupees
 * @throws VALIDATION at `amount`
 */
export const chosenAmountOf = (
  booking: BookingRecord,
  chosen: number | undefined,
  now: Pick<Dependencies, 'clock' | 'config'>,
): MinorUnits => {
  const least = leastAmountOf(booking, todayOf(now));
  if (chosen === undefined) return booking.bookingStatus === 'pending' ? least : restOf(booking);
  const amount = minorUnitsOf(chosen);
  assertAmountFits(booking, amount, least);
  return amount;
};

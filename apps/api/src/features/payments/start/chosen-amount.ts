import { formatMoney, type MinorUnits, minorUnitsOf, rupeesOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { todayOf } from '../../../time/today-of.ts';
import { restOf } from '../../attempts/index.ts';
import type { BookingRecord } from '../../bookings/index.ts';
import { leastAmountOf } from './least-amount.ts';

const money = (amount: MinorUnits): string => formatMoney(rupeesOf(amount));

const refuse = (sentence: string) => wrongField('amount', sentence);

/** @throws VALIDATION at `amount` where a booking is not paid in such a sum */
export const assertAmountFits = (booking: BookingRecord, amount: MinorUnits, least: MinorUnits): void => {
  const rest = restOf(booking);
  if (amount >= least && amount <= rest) return;
  if (!booking.plan) throw refuse(t('This booking costs {amount}, and is paid in full.', { amount: money(rest) }));
  if (amount > rest) throw refuse(t('Only {amount} of this booking is still owed.', { amount: money(rest) }));
  throw refuse(
    booking.bookingStatus === 'pending'
      ? t('At least {amount} confirms this booking.', { amount: money(least) })
      : t('At least {amount} can be paid at once.', { amount: money(least) }),
  );
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

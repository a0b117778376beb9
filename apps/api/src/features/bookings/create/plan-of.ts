import { splitOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import type { BookedPlan } from '../../attempts/index.ts';
import { pricesOf } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { payLinkHashOf } from '../pay-link.ts';
import type { PricedOrder } from './price-order.ts';

type Ordered = Pick<BookingRecord, '_id' | 'travelDate' | 'totalPersons'> & PricedOrder;

/**
 * How a booking that is made now is paid in two parts, by what its package says at this moment; null where
 * everything is paid at once.
 */
export const planOf = (
  needs: Pick<Dependencies, 'clock' | 'config'>,
  tourPackage: Parameters<typeof pricesOf>[0],
  { _id, travelDate, totalPersons, quote, seats = totalPersons }: Ordered,
): BookedPlan | null => {
  const { deposit } = pricesOf(tourPackage);
  const { now, dueOn } = splitOf(deposit, { total: quote.total, seats, travelDate, today: todayOf(needs) });
  if (!deposit || dueOn === null) return null;
  return { deposit: now, dueOn, isRefundable: deposit.isRefundable, token: payLinkHashOf(needs.config, String(_id)) };
};

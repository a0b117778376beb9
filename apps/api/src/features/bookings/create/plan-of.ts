import { type Deposit, depositOf, type PriceSplit, splitOf } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import type { BookedPlan } from '../../attempts/index.ts';
import type { TourPackageRecord } from '../../tour-packages/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { payLinkHashOf } from '../pay-link.ts';
import type { PricedOrder } from './price-order.ts';

type Needs = Pick<Dependencies, 'clock' | 'config'>;
/** A package as it is sold at this moment (`withDefaultDeposit`). */
type Sold = Pick<TourPackageRecord, 'deposit'> & { readonly defaultDeposit?: Deposit };
type Ordered = Pick<BookingRecord, 'travelDate' | 'totalPersons'> & PricedOrder;

/** What of the price of an order is paid now and what later, by what its package says at this moment. */
export const splitOfOrder = (
  needs: Needs,
  tourPackage: Sold,
  { travelDate, totalPersons, quote, seats = totalPersons }: Ordered,
): PriceSplit => splitOf(depositOf(tourPackage), { total: quote.total, seats, travelDate, today: todayOf(needs) });

/**
 * How a booking that is made now is paid in two parts, by what its package says at this moment; null where
 * everything is paid at once.
 */
export const planOf = (needs: Needs, tourPackage: Sold, order: Ordered & Pick<BookingRecord, '_id'>): BookedPlan | null => {
  const deposit = depositOf(tourPackage);
  const { now, dueOn } = splitOfOrder(needs, tourPackage, order);
  if (!deposit || dueOn === null) return null;
  return { deposit: now, dueOn, isRefundable: deposit.isRefundable, token: payLinkHashOf(needs.config, String(order._id)) };
};

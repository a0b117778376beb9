import { MIN_PAYMENT, type MinorUnits } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { todayOf } from '../../../time/today-of.ts';
import type { BookingRecord } from '../booking.model.ts';
import { payLinkHashOf } from '../pay-link.ts';
import type { ChangedTrip } from '../trip-change.model.ts';

/**
 * What staff change is not paid first: what is dearer is owed from then on, until the day of the new plan, or
 * at once where that has none. What is paid already confirms it.
 * @param paid of the price before the change
 */
export const withRestOwed = (
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  { _id }: Pick<BookingRecord, '_id'>,
  to: ChangedTrip,
  paid: MinorUnits,
): ChangedTrip => {
  if (to.totalAmount - paid < MIN_PAYMENT) return { ...to, plan: null };
  const atOnce = { dueOn: todayOf({ clock, config }), isRefundable: true, token: payLinkHashOf(config, String(_id)) };
  const plan = to.plan ?? { ...atOnce, deposit: paid };
  return { ...to, plan: { ...plan, deposit: Math.min(plan.deposit, paid) } };
};

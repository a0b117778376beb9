import { rupeesOf } from '@wayfarer/contracts';
import { restOf } from '../../attempts/index.ts';
import type { BookedTrip, EmailContent } from '../../emails/index.ts';
import { anotherDayNonceOf } from '../another-day-link.ts';
import type { BookingRecord } from '../booking.model.ts';
import { refundAll, refundOnCancel } from '../cancellation.ts';
import { isAsked } from '../is-asked.ts';

type To = { readonly username: string; readonly name?: string; readonly trip: BookedTrip };

/**
 * The letter of a cancelled departure that asks for another day; null once it is answered, or its time is
 * over.
 */
export const anotherDayOf = (booking: BookingRecord, of: string | null, to: To, now: Date): EmailContent | null => {
  const { _id, anotherDay, changing, staffCancel } = booking;
  if (!isAsked(booking) || !anotherDay || !changing || of !== `change-${anotherDay.stay}` || anotherDay.until <= now) return null;
  const { travelDate, totalAmount, plan, package: booked } = changing.to;
  const owed = restOf({ ...booking, ...changing.to });
  return {
    kind: 'another-day',
    ...to,
    nonce: anotherDayNonceOf(String(_id)),
    validUntil: anotherDay.until,
    reason: staffCancel?.reason ?? null,
    letter: staffCancel?.letter ?? null,
    other: {
      travelDate,
      ...(booked.startTime === undefined ? {} : { startTime: booked.startTime }),
      totalAmount: rupeesOf(totalAmount),
      refund: rupeesOf(changing.refund),
      owed: rupeesOf(owed),
      dueOn: owed > 0 && plan ? plan.dueOn : null,
    },
    money: rupeesOf(refundOnCancel(booking, refundAll)),
  };
};

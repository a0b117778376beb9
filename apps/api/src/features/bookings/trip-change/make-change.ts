import { closingPages, paidOf } from '../../attempts/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange, MoneyState } from '../booking-change.ts';
import { withRefund } from '../cancellation.ts';
import type { Leftover, MadeChange, PendingChange } from '../trip-change.model.ts';

type Changing = MoneyState & Pick<BookingRecord, 'byStaff'>;

const leftBy = (booking: Changing, leftover: Leftover): Leftover[] => [...(booking.leftovers ?? []), leftover];

const noteOf = (
  booking: Changing,
  { stay, isByAgency, isByTraveller, toPay: paid, refund, discount }: PendingChange,
  at: Date,
): MadeChange => ({
  stay,
  at,
  isByAgency,
  isByTraveller,
  from: { travelDate: booking.travelDate, totalPersons: booking.totalPersons, totalAmount: booking.totalAmount },
  paid,
  refund,
  ...(discount ? { takenOff: discount.amount } : {}),
});

/** What staff have taken off a price in all, and why they last did. */
const grantedBy = ({ byStaff = { note: null } }: Changing, { discount }: PendingChange): BookingChange =>
  discount
    ? { byStaff: { ...byStaff, discount: { ...discount, amount: (byStaff.discount?.amount ?? 0) + discount.amount } } }
    : {};

/**
 * Makes the change of day or party that is under way: the trip, its price and what goes back change in one
 * write, and its former seats are due for release. Pure.
 */
export const makeChange = (booking: Changing, change: PendingChange, at: Date): BookingChange => {
  const { stay, to, leaving, refund } = change;
  const former = { day: booking.travelDate, stay: booking.stay ?? 0 };
  const isSameDay = to.travelDate === booking.travelDate;
  // A number of its own: whoever still keeps what the change took on top must not take that for the whole.
  const own = isSameDay ? stay + 1 : stay;
  return {
    ...to,
    stay: own,
    lastStay: own,
    changing: null,
    leftovers: leftBy(booking, {
      ...former,
      ...(isSameDay ? { isJoined: true } : {}),
      leaving,
    }),
    ...grantedBy(booking, change),
    changes: [...(booking.changes ?? []), noteOf(booking, change, at)],
    // Open pages ask for what was owed before.
    ...withRefund({ ...booking, commands: closingPages(booking, at) }, refund, 'change', at),
  };
};

/**
 * Drops the change that is under way: the seats that were taken for it are due for release, and its payment
 * page for closing. Pure.
 */
export const dropChange = (booking: Changing, at: Date): BookingChange | null => {
  const { changing } = booking;
  if (!changing) return null;
  const { stay, to } = changing;
  return {
    changing: null,
    leftovers: leftBy(booking, { day: to.travelDate, stay }),
    commands: closingPages(booking, at, ({ change }) => change === stay),
  };
};

/**
 * What becomes of a change that nobody has to pay for first: it is made, unless something was paid or
 * refunded since it was begun. Pure.
 * @returns null where it is no longer under way
 */
export const decideChange = (booking: Changing, stay: number, at: Date): BookingChange | null => {
  const { changing } = booking;
  if (changing?.stay !== stay || booking.bookingStatus !== 'confirmed') return null;
  return changing.paid === paidOf(booking) ? makeChange(booking, changing, at) : dropChange(booking, at);
};

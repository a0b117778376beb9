import type { BookingRecord } from '@wayfarer/api/bookings';
import type { SeatDayRecord } from '@wayfarer/api/departures';
import { onlyViolations, type Violation, violation } from './violation.ts';

/** A promotion code with its uses, and how many there can be. */
export type CodeOnRecord = Pick<SeatDayRecord, 'holds'> & {
  readonly _id: SeatDayRecord['holds'][number]['booking'];
  readonly code: string;
  readonly capacity: number;
};

const isKept = ({ until }: CodeOnRecord['holds'][number]): boolean => until === null;

type Bookings = ReadonlyMap<string, BookingRecord>;

/**
 * What must hold of a code in every state: confirmed bookings have their uses, and there are not more than it
 * is for.
 */
export const codeViolationsIn = ({ _id, code, capacity, holds }: CodeOnRecord, bookings: Bookings): Violation[] => {
  const kept = holds.filter(isKept).map(({ booking }) => String(booking));
  const using = [...bookings.values()].filter(
    ({ bookingStatus, choice }) => bookingStatus === 'confirmed' && String(choice?.code?.id) === String(_id),
  );
  return onlyViolations([
    holds.length > capacity && violation('codes', `${code} is used ${holds.length} times, and is for ${capacity}`),
    using.some((booking) => !kept.includes(String(booking._id))) &&
      violation('codes', `a confirmed booking lacks its use of ${code}`),
  ]);
};

/**
 * What must hold of a code once nothing is under way: each use that is kept is that of a confirmed booking.
 */
export const codeViolationsOnceSettled = (code: CodeOnRecord, bookings: Bookings): Violation[] => {
  const statusOf = ({ booking }: CodeOnRecord['holds'][number]) => bookings.get(String(booking))?.bookingStatus;
  return [
    ...codeViolationsIn(code, bookings),
    ...onlyViolations([
      code.holds.some((hold) => isKept(hold) && statusOf(hold) !== 'confirmed') &&
        violation('codes', `a use of ${code.code} is kept, but not for a confirmed booking`),
      code.holds.some((hold) => statusOf(hold) === 'cancelled') &&
        violation('codes', `a cancelled booking has a use of ${code.code}`),
    ]),
  ];
};

import { addDays, type CalendarDate } from '@wayfarer/contracts';
import type { UnpaidEntry } from './unpaid-list.model.ts';

/** How much a list may hold. `persons`: null for any number. */
export type UnpaidLimit = { readonly bookings: number; readonly persons: number | null };

/** Whether the booking is in the list, and what the list holds. */
export type Told = { readonly isIn: boolean; readonly bookings: number; readonly persons: number };

/** The lists' ids. @param address its keyed hash (claimant.ts) */
export const listOfAccount = (account: string): string => `account ${account}`;
export const listOfAddress = (address: string): string => `address ${address}`;

/** Two days after its travel day no time zone has that day. */
export const expiryOf = ({ travelDate }: Pick<UnpaidEntry, 'travelDate'>): Date => new Date(addDays(travelDate, 2));

const entriesWhere = (cond: object) => ({ $filter: { input: { $ifNull: ['$waiting', []] }, as: 'entry', cond } });
const isIn = ({ booking }: Pick<UnpaidEntry, 'booking'>) => ({ $in: [booking, '$waiting.booking'] });
const ALL_PERSONS = { $sum: '$waiting.persons' };

/** A booking that two calls have added counts once. */
const bookingsIn = { $size: { $setUnion: ['$waiting.booking'] } };
const personsIn = {
  $reduce: {
    input: { $setUnion: [{ $map: { input: '$waiting', in: { booking: '$$this.booking', persons: '$$this.persons' } } }] },
    initialValue: 0,
    in: { $add: ['$$value', '$$this.persons'] },
  },
};
const hasRoomFor = (persons: number, limit: UnpaidLimit) => ({
  $and: [
    { $lt: [bookingsIn, limit.bookings] },
    limit.persons === null || { $lte: [{ $add: [personsIn, persons] }, limit.persons] },
  ],
});

export const toldOf = (entry: Pick<UnpaidEntry, 'booking'>) => ({
  isIn: isIn(entry),
  bookings: bookingsIn,
  persons: personsIn,
});

/** Adds a booking if the list has room for it, or another call has added it; drops bookings whose travel day is over. */
export const stepsToAdd = (entry: UnpaidEntry, limit: UnpaidLimit, today: CalendarDate) => {
  const added = { $cond: [{ $or: [isIn(entry), hasRoomFor(entry.persons, limit)] }, [entry], []] };
  return [
    { $set: { waiting: entriesWhere({ $gte: ['$$entry.travelDate', today] }) } },
    { $set: { waiting: { $concatArrays: ['$waiting', added] } } },
    { $set: { persons: ALL_PERSONS, expiresAt: { $max: ['$expiresAt', { $cond: [isIn(entry), expiryOf(entry), null] }] } } },
  ];
};

/** Removes the entries of bookings, or of calls. */
export const stepsToRemove = <Field extends 'booking' | 'call'>(field: Field, values: readonly UnpaidEntry[Field][]) => [
  { $set: { waiting: entriesWhere({ $not: { $in: [`$$entry.${field}`, values] } }) } },
  { $set: { persons: ALL_PERSONS } },
];

import type { CalendarDate } from '@wayfarer/contracts';
import type { ObjectId } from '../../database/object-ids.ts';

/** A departure: a package on one travel day. */
export type DepartureKey<Id extends ObjectId | string = ObjectId | string> = {
  readonly packageId: Id;
  readonly day: CalendarDate;
};

// An id is the package's id and the day, with a blank between them, so those of a package follow each other
// by date. It is made and taken apart in this file alone.
const ID_LENGTH = 24;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/**
 * The id under which what is stored of a departure is found: its seat day, its cancellation, its messages.
 */
export const departureIdOf = ({ packageId, day }: DepartureKey): string => `${String(packageId)} ${day}`;

export const departureKeyOf = (id: string): DepartureKey<string> => ({
  packageId: id.slice(0, ID_LENGTH),
  day: id.slice(-DAY_LENGTH),
});

/** Departures of a package from one day to another, both included. */
export type DepartureRange = { packageId: DepartureKey['packageId']; from: CalendarDate; to: CalendarDate };

/** Which ids those have, as a condition. */
export const departureIdsIn = ({ packageId, from, to }: DepartureRange) => ({
  $gte: departureIdOf({ packageId, day: from }),
  $lte: departureIdOf({ packageId, day: to }),
});

/** The id of a departure, as an expression over the id of its package and its day. */
export const departureIdFrom = (packageId: string, day: string) => ({ $concat: [{ $toString: packageId }, ' ', day] });

/** The day of a document that has the id of a departure, as an expression. */
export const DAY_OF_ID = { $substrCP: [{ $toString: '$_id' }, ID_LENGTH + 1, DAY_LENGTH] };

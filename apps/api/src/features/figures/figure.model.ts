import type { BookingStatus, CalendarDate, MinorUnits } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';

/** Bookings by the day on which they were made. */
export type BookingSums = Record<BookingStatus, number> & {
  /** How many of them have received money, even if it was refunded since. */
  paid: number;
  received: MinorUnits;
  refunded: MinorUnits;
};

/**
 * One package that travels on a day, with the seats that its persons take; those are absent in an earlier
 * version.
 */
export type Departure = { tourPackageId: Types.ObjectId; persons: number; seats?: number; capacity: number | null };

/** Confirmed bookings by their travel day. */
export type DepartureSums = {
  /** How many packages travel. */
  departures: number;
  persons: number;
  /** Only packages with a capacity: seats that are booked, and seats in total. */
  seated: number;
  seats: number;
  /** Those with the most persons, largest first. */
  largest: Departure[];
  /** Packages without a seat left. */
  full: Types.ObjectId[];
};

/** The daily sums, by kind. Each kind has one record per calendar day, in the site's time zone. */
export type SumsOf = { bookings: BookingSums; departures: DepartureSums };
export type FigureKind = keyof SumsOf;

export type FigureDay<K extends FigureKind = FigureKind> = {
  /** Kind and day, so that the days of a kind are adjacent in the index. */
  _id: string;
  sums: SumsOf[K];
};

export const figureDayIdOf = (kind: FigureKind, day: CalendarDate): string => `${kind} ${day}`;
export const dayOfFigure = (id: string): CalendarDate => id.slice(-'YYYY-MM-DD'.length);

export const figureDaySchema = new Schema<FigureDay>(
  { _id: { type: String, required: true }, sums: { type: Schema.Types.Mixed, required: true } },
  { collection: 'dayfigures', versionKey: false },
);

/**
 * Rises when a sum comes to mean something else. 2: `seated` are seats, no longer persons. 3: customers are
 * summed up, too.
 */
export const SUMS_VERSION = 3;

export type RankedPackage = { tourPackageId: Types.ObjectId; bookings: number; revenue: MinorUnits };

/**
 * What a run of the job leaves behind, written after the days: a run that was killed is made again from the
 * one before.
 */
export type FigureMark = {
  /** When the run began: what was written before is counted. */
  at: Date;
  /** When all days were last summed up. */
  comparedAt: Date;
  /** In which days begin. With another one all days are summed up again. */
  timeZone: string;
  /** What the sums mean (`SUMS_VERSION`). With another one, or none, all days are summed up again. */
  version?: number;
  /** Over all days; packages on offer, and users with an account. */
  totals: { bookings: BookingSums; packages: number; users: number };
  /** The packages with the highest revenue among the bookings of the last days, by the number of days. */
  rankings: Record<string, RankedPackage[]>;
  rankedAt: Date;
  /** How long that took, in milliseconds. */
  rankedIn: number;
};

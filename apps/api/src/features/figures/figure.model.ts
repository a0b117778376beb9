import type { BookingStatus, CalendarDate, MinorUnits } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';

/** Bookings by the day on which they were made. */
export type BookingSums = Record<BookingStatus, number> & {
  /** How many of them have received money, even if it was refunded since. */
  paid: number;
  received: MinorUnits;
  refunded: MinorUnits;
};

/** One package that travels on a day. */
export type Departure = { tourPackageId: Types.ObjectId; persons: number; capacity: number | null };

/** Confirmed bookings by their travel day. */
export type DepartureSums = {
  /** How many packages travel. */
  departures: number;
  persons: number;
  /** Only packages with a capacity: persons booked, and seats in total. */
  seated: number;
  seats: number;
  /** Those with the most persons, largest first. */
  largest: Departure[];
  /** Packages without a seat left. */
  full: Types.ObjectId[];
};

/** Packages that are not withdrawn by the last day of their window; users by the day on which they registered. */
export type CountSums = { count: number };

/** Confirmed bookings by the day on which they were made: how many each package had, by its id. */
export type SalesSums = { booked: Readonly<Record<string, number>> };

/** The daily sums, by kind. Each kind has one record per calendar day, in the site's time zone. */
export type SumsOf = {
  bookings: BookingSums;
  departures: DepartureSums;
  packages: CountSums;
  users: CountSums;
  sales: SalesSums;
};
export type FigureKind = keyof SumsOf;

export type FigureDay<K extends FigureKind = FigureKind> = {
  /** Kind and day, so that the days of a kind are adjacent in the index. */
  _id: string;
  /** The term of the leader that wrote it. */
  term: number;
  sums: SumsOf[K];
};

export const figureDayIdOf = (kind: FigureKind, day: CalendarDate): string => `${kind} ${day}`;
export const dayOfFigure = (id: string): CalendarDate => id.slice(-'YYYY-MM-DD'.length);

export const figureDaySchema = new Schema<FigureDay>(
  {
    _id: { type: String, required: true },
    term: { type: Number, required: true },
    sums: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'figuredays', versionKey: false },
);

/** Sums over all days. */
export type FigureTotals = { bookings: BookingSums; packages: number; users: number };

export type RankedPackage = { tourPackageId: Types.ObjectId; bookings: number; revenue: MinorUnits };

/** The progress of the sums. Written after the days that it covers. */
export type FigureCheckpoint = {
  term: number;
  /** Version of the summing code and the time zone; when it changes all days are rebuilt. */
  form: string;
  /** The change stream resumes after it. */
  resumeToken: unknown;
  /** The last question answered: everything stored before it was asked is counted. */
  answered: number;
  /** When that question was asked: the moment whose writes are all counted. */
  answeredAt: Date;
  at: Date;
  totals: FigureTotals;
  /** The packages with the highest revenue among the bookings of the last days, by the number of days. */
  rankings: Record<string, RankedPackage[]>;
  /** The moment up to which the rankings know bookings. Earlier than `at` where ranking takes long. */
  rankedAt: Date;
  /** When the days were last built from, or compared with, the source data. */
  comparedAt: Date;
};

/** `checkpoint`, and `question`: written by a reader who needs the latest writes counted. The change stream delivers it after them. */
export const figureMarkSchema = new Schema<{ _id: string }>(
  { _id: { type: String, required: true } },
  { collection: 'figuremarks', versionKey: false, strict: false },
);

import type { CalendarDate, CancellationPolicy, MinorUnits, Schedule } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';
import type { Versioned } from '../../database/edited-version.ts';

export type TourPackageRecord = Versioned & {
  _id: Types.ObjectId;
  title: string;
  /** Lower case: the order of the list, and what a search compares with. */
  titleKey: string;
  /** See `titlePartsOf`. */
  titleParts: string[];
  destinationId: Types.ObjectId;
  description: string;
  itinerary: string[];
  /** Of the itinerary. */
  days: number;
  /** Paid, uncancelled bookings of the last 90 days; written with the figures (docs/decisions/0027). */
  booked: number;
  /** Coming travel days without a seat left; written with the figures. Absent while there was none. */
  fullDays?: CalendarDate[];
  /**
   * Coming travel days of which the agency sells nothing more (seats/change-departure.ts). Absent while there
   * was none.
   */
  closedDays?: CalendarDate[];
  images: string[];
  price: MinorUnits;
  availableFrom: CalendarDate;
  availableTo: CalendarDate;
  /** The days on which it leaves. Null or absent: every day of its window can be one. */
  schedule?: Schedule | null;
  /** Null while the site's own rule holds. */
  cancellationPolicy: CancellationPolicy | null;
  /** Persons who can travel on one day; null for unlimited. */
  capacity: number | null;
  /** When an edit last set it: the daily sums find it by this (docs/decisions/0032). */
  capacitySetAt?: Date;
  /**
   * Set when it is deleted: it leaves every list, and its bookings keep their picture. Without bookings it is
   * erased a day later.
   */
  withdrawnAt: Date | null;
};

/** Without what only searches look at. */
export type ShownPackage = Omit<TourPackageRecord, 'titleKey' | 'titleParts'>;

export const tourPackageSchema = new Schema<TourPackageRecord>(
  {
    title: { type: String, required: true },
    titleKey: { type: String, required: true },
    titleParts: { type: [String], required: true },
    destinationId: { type: Schema.Types.ObjectId, required: true },
    description: { type: String, required: true },
    itinerary: { type: [String], required: true },
    days: { type: Number, default: 0 },
    booked: { type: Number, default: 0 },
    fullDays: { type: [String], default: undefined },
    closedDays: { type: [String], default: undefined },
    images: { type: [String], required: true },
    price: { type: Number, required: true },
    availableFrom: { type: String, required: true },
    availableTo: { type: String, required: true },
    // Stored as it was checked: none of its fields is searched for.
    schedule: { type: Schema.Types.Mixed, default: undefined },
    cancellationPolicy: { type: [{ _id: false, daysBefore: Number, percent: Number }], default: null },
    capacity: { type: Number, default: null },
    capacitySetAt: { type: Date, default: undefined },
    version: Number,
    withdrawnAt: { type: Date, default: null },
  },
  { collection: 'tourpackages', versionKey: false, shardKey: { _id: 'hashed' } },
);
/** Those that were booked most. */
export const BY_BOOKED = { withdrawnAt: 1, booked: -1, _id: -1 } as const;
/** Packages that were ever full. */
export const BY_FULL_DAY = { fullDays: 1 } as const;
tourPackageSchema.index(BY_BOOKED);
tourPackageSchema.index({ withdrawnAt: 1, destinationId: 1, titleKey: 1, _id: 1 });
tourPackageSchema.index({ withdrawnAt: 1, availableTo: 1 });
tourPackageSchema.index({ withdrawnAt: -1, _id: -1 });
tourPackageSchema.index({ capacitySetAt: 1 }, { sparse: true });
tourPackageSchema.index(BY_FULL_DAY, { sparse: true });
/** Withdrawn ones by a part of their title. Those on offer are found in memory, and are not in it. */
export const WITHDRAWN_BY_TITLE = { titleParts: 1, withdrawnAt: -1, _id: -1 } as const;
tourPackageSchema.index(WITHDRAWN_BY_TITLE, { partialFilterExpression: { withdrawnAt: { $type: 'date' } } });

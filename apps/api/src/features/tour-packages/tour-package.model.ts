import {
  type AskedField,
  type CalendarDate,
  type CancellationPolicy,
  type MinorUnits,
  type PackageFacts,
  type PriceField,
  type Prices,
  priceFields,
  type Question,
  type Schedule,
  type UnitPrices,
  type WrittenTranslations,
} from '@wayfarer/contracts';
import type { TranslatedLanguage } from '@wayfarer/words';
import { Schema, type Types } from 'mongoose';
import type { Versioned } from '../../database/edited-version.ts';

export type TourPackageRecord = Versioned & { [Field in PriceField]?: Prices[Field] | null } & {
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
   * Coming travel days of which the agency sells nothing more, as their documents say
   * (seats/change-departure.ts). Absent while there was none.
   */
  closedDays?: CalendarDate[];
  /** Those of them that are cancelled for good. Absent while there was none. */
  cancelledDays?: CalendarDate[];
  /**
   * Prices of coming departures' own, by day and category, as their documents say. Absent while there was
   * none.
   */
  dayPrices?: Readonly<Record<CalendarDate, UnitPrices>>;
  /** By day, up to which version of a departure's document it was copied. */
  dayVersions?: Readonly<Record<CalendarDate, number>>;
  images: string[];
  price: MinorUnits;
  availableFrom: CalendarDate;
  availableTo: CalendarDate;
  /** The days on which it leaves. Null or absent: every day of its window can be one. */
  schedule?: Schedule | null;
  /** What each traveller is asked beside the name. Null or absent: nothing. */
  asks?: AskedField[] | null;
  /** What is asked in the agency's own words; null or absent: nothing. */
  ownQuestions?: Question[] | null;
  /** What travellers ask before they book. Null or absent: nothing is filled. */
  facts?: PackageFacts | null;
  /** Its texts in other languages. Null or absent: none. */
  translations?: WrittenTranslations | null;
  /** The languages in which no text is missing or older than the English. Null or absent: none. */
  translatedInto?: TranslatedLanguage[] | null;
  /** The rate of the tax in its prices. Null or absent: the agency's. */
  taxPercent?: number | null;
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
  /**
   * Only staff see it. It has a `withdrawnAt` too, so that every query that leaves withdrawn ones out leaves
   * it out; nothing was ever booked of it.
   */
  isDraft?: boolean;
};

/** Without what only searches look at. */
export type ShownPackage = Omit<TourPackageRecord, 'titleKey' | 'titleParts'> & {
  /** Of one that is read in another language: its texts that are in English. */
  readonly untranslated?: string[];
  /** That language. */
  readonly readIn?: TranslatedLanguage;
};

/** A field that is left out here would be dropped by the database: it is a type error. */
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
    cancelledDays: { type: [String], default: undefined },
    dayPrices: { type: Schema.Types.Mixed, default: undefined },
    dayVersions: { type: Schema.Types.Mixed, default: undefined },
    images: { type: [String], required: true },
    price: { type: Number, required: true },
    availableFrom: { type: String, required: true },
    availableTo: { type: String, required: true },
    // Stored as it was checked: none of its fields is searched for.
    schedule: { type: Schema.Types.Mixed, default: undefined },
    // The same. Amounts are minor units.
    ...Object.fromEntries(priceFields.map((field) => [field, { type: Schema.Types.Mixed, default: undefined }])),
    asks: { type: [String], default: undefined },
    ownQuestions: { type: Schema.Types.Mixed, default: undefined },
    facts: { type: Schema.Types.Mixed, default: undefined },
    translations: { type: Schema.Types.Mixed, default: undefined },
    translatedInto: { type: [String], default: undefined },
    taxPercent: { type: Number, default: undefined },
    cancellationPolicy: { type: [{ _id: false, daysBefore: Number, percent: Number }], default: null },
    capacity: { type: Number, default: null },
    capacitySetAt: { type: Date, default: undefined },
    version: Number,
    withdrawnAt: { type: Date, default: null },
    isDraft: { type: Boolean, default: undefined },
  } satisfies Record<Exclude<keyof TourPackageRecord, '_id' | PriceField>, unknown>,
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
/** Packages with a rate of tax of their own. */
tourPackageSchema.index({ taxPercent: 1 }, { sparse: true });
/** Drafts, the latest first. */
export const DRAFTS = { isDraft: 1, withdrawnAt: -1, _id: -1 } as const;
tourPackageSchema.index(DRAFTS, { partialFilterExpression: { isDraft: true } });
/** Withdrawn ones by a part of their title. Those on offer are found in memory, and are not in it. */
export const WITHDRAWN_BY_TITLE = { titleParts: 1, withdrawnAt: -1, _id: -1 } as const;
tourPackageSchema.index(WITHDRAWN_BY_TITLE, { partialFilterExpression: { withdrawnAt: { $type: 'date' } } });

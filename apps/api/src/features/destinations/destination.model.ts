import type { WrittenTranslations } from '@wayfarer/contracts';
import { translatedLanguages } from '@wayfarer/words';
import { Schema, type Types } from 'mongoose';
import type { Versioned } from '../../database/edited-version.ts';

export type DestinationRecord = Versioned & {
  _id: Types.ObjectId;
  name: string;
  /** Both in lower case: the case-insensitive sort keys of the list. */
  nameKey: string;
  countryKey: string;
  /** Search words of name and country. */
  searchKeys: string[];
  country: string;
  description: string;
  imageUrl: string;
  /** Its texts in other languages. Null or absent: none. */
  translations?: WrittenTranslations | null;
  /**
   * Set when it is deleted: it leaves every list, and bookings still show its name. Where nothing refers to
   * it, it is erased a day later.
   */
  withdrawnAt: Date | null;
};

/** As shown with packages and bookings. */
export type DestinationName = Pick<DestinationRecord, '_id' | 'name' | 'country' | 'translations'>;
/** What is read for that. */
export const NAME_OF_DESTINATION: Readonly<Record<string, 1>> = {
  name: 1,
  country: 1,
  ...Object.fromEntries(
    translatedLanguages.flatMap((code) => ['name', 'country'].map((text) => [`translations.${code}.${text}`, 1])),
  ),
};

export const destinationSchema = new Schema<DestinationRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    countryKey: { type: String, required: true },
    searchKeys: { type: [String], default: undefined },
    country: { type: String, required: true },
    description: { type: String, required: true },
    imageUrl: { type: String, required: true },
    translations: { type: Schema.Types.Mixed, default: undefined },
    version: Number,
    withdrawnAt: { type: Date, default: null },
  },
  { collection: 'destinations', versionKey: false },
);
/** The orders of the list. */
export const DESTINATIONS_BY_NAME = { withdrawnAt: 1, nameKey: 1, _id: 1 } as const;
destinationSchema.index(DESTINATIONS_BY_NAME);
export const DESTINATIONS_BY_COUNTRY = { withdrawnAt: 1, countryKey: 1, _id: 1 } as const;
destinationSchema.index(DESTINATIONS_BY_COUNTRY);
/** One word of a search, in each order. */
export const DESTINATIONS_BY_WORD = {
  nameKey: { searchKeys: 1, withdrawnAt: 1, nameKey: 1, _id: 1 },
  countryKey: { searchKeys: 1, withdrawnAt: 1, countryKey: 1, _id: 1 },
} as const;
for (const index of Object.values(DESTINATIONS_BY_WORD)) destinationSchema.index(index);

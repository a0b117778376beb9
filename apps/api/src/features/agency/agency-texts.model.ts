import type { AgencyTextName, WrittenTranslations } from '@wayfarer/contracts';
import { Schema } from 'mongoose';

/**
 * What was in force from an instant until the next version. Never changed: bookings name the version they
 * agreed to.
 */
export type AgencyTextsRecord = {
  /** The version, from 1. */
  _id: number;
  at: Date;
  /** Only those that are written. */
  texts: { [Name in AgencyTextName]?: string | undefined };
  /** In other languages. Null or absent: none. */
  translations?: WrittenTranslations | null;
};

export const agencyTextsSchema = new Schema<AgencyTextsRecord>(
  {
    _id: { type: Number, required: true },
    at: { type: Date, required: true },
    texts: { type: Schema.Types.Mixed, required: true },
    translations: { type: Schema.Types.Mixed, default: undefined },
  },
  { collection: 'agencytexts', versionKey: false, minimize: false },
);

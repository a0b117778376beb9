import type { AgencyValues } from '@wayfarer/contracts';
import { Schema } from 'mongoose';

/** The one document of its collection. */
export const AGENCY_ID = 'agency';

export type AgencyRecord = {
  _id: typeof AGENCY_ID;
  /** How often it was changed. */
  version: number;
  logo: string | null;
  /** What admins have changed; everything else is as written, and follows the configuration and the written texts of each version. */
  changed: Partial<AgencyValues>;
};

export const agencySchema = new Schema<AgencyRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    logo: { type: String, default: null },
    changed: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'agency', versionKey: false, minimize: false },
);

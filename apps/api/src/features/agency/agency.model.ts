import type { AgencyValues, CalendarDate, WrittenTranslations } from '@wayfarer/contracts';
import { Schema } from 'mongoose';

/** The one document of its collection. */
export const AGENCY_ID = 'agency';

export type AgencyRecord = {
  _id: typeof AGENCY_ID;
  /** How often it was changed. */
  version: number;
  logo: string | null;
  /**
   * Only what admins have changed; everything else comes from the configuration and the default texts of the
   * running version.
   */
  changed: Partial<AgencyValues>;
  /** Its texts in other languages. Null or absent: none. */
  translations?: WrittenTranslations | null;
  /**
   * Since which day overdue bookings are cancelled after the present number of days; absent while none are.
   */
  overdueSince?: CalendarDate;
};

export const agencySchema = new Schema<AgencyRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    logo: { type: String, default: null },
    changed: { type: Schema.Types.Mixed, required: true },
    translations: { type: Schema.Types.Mixed, default: undefined },
    overdueSince: { type: String, default: undefined },
  },
  { collection: 'agency', versionKey: false, minimize: false },
);

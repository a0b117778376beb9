import { type Selling, sellingFields } from '@wayfarer/contracts';
import { Schema } from 'mongoose';

/** The one document of its collection. */
export const SELLING_ID = 'selling';

/** What admins can set. */
export type SellingValues = Omit<Selling, 'version' | 'fixed'>;

export type SellingRecord = {
  _id: typeof SELLING_ID;
  /** How often it was changed. */
  version: number;
} & {
  /** Absent until it was set, and while a variable of the server fixes it. */
  [Field in keyof SellingValues]?: SellingValues[Field];
};

export const sellingRecordSchema = new Schema<SellingRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    documentLanguage: { type: String, default: undefined },
    ...Object.fromEntries(sellingFields.map((field) => [field, { type: Schema.Types.Mixed, default: undefined }])),
  },
  { collection: 'agencyselling', versionKey: false },
);

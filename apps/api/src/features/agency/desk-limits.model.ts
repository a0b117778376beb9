import type { DeskLimits } from '@wayfarer/contracts';
import { Schema } from 'mongoose';

/** The one document of its collection. */
export const DESK_LIMITS_ID = 'desk limits';

export type DeskLimitsRecord = DeskLimits & { _id: typeof DESK_LIMITS_ID };

export const deskLimitsRecordSchema = new Schema<DeskLimitsRecord>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    refundLimit: { type: Number, required: true },
    discountPercent: { type: Number, required: true },
    leadDiscountPercent: { type: Number, required: true },
  },
  { collection: 'desklimits', versionKey: false },
);

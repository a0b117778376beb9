import type { CalendarDate, CalledEmailKind } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';

/**
 * An email that could not be written, because no address is known: somebody calls instead. It has ids alone;
 * names and numbers are read from the booking.
 */
export type UnwrittenEmail = {
  /** That of the email. */
  _id: string;
  kind: CalledEmailKind;
  bookingId: Types.ObjectId;
  /** The id of the booking's departure. */
  departure: string;
  causedAt: Date;
  /** The last day on which a call is of use; absent once somebody has called. */
  callUntil?: CalendarDate;
  /** When somebody called, and who, and until when it would have been of use. */
  called?: { at: Date; by: Types.ObjectId; until: CalendarDate };
};

export const unwrittenEmailSchema = new Schema<UnwrittenEmail>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    bookingId: { type: Schema.Types.ObjectId, required: true },
    departure: { type: String, required: true },
    causedAt: { type: Date, required: true },
    callUntil: { type: String },
    called: {
      type: new Schema({ at: Date, by: Schema.Types.ObjectId, until: String }, { _id: false }),
      default: undefined,
    },
  },
  { collection: 'unwrittenemails', versionKey: false },
);
unwrittenEmailSchema.index({ departure: 1, causedAt: -1 });
/** By the last day on which a call is of use. */
export const BY_CALL_UNTIL = { callUntil: 1 } as const;
unwrittenEmailSchema.index(BY_CALL_UNTIL, { sparse: true });
unwrittenEmailSchema.index({ causedAt: 1 });

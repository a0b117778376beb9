import type { CalendarDate } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';
import { addCalls, type HasCalls } from '../calls/calls.model.ts';

/**
 * That a departure is cancelled: stored once, before anything is done, and worked off from then on. Its id is
 * that of the departure, so that of several presses and several admins one decides.
 */
export type CancellationRecord = HasCalls & {
  _id: string;
  at: Date;
  /** The admin. */
  by: Types.ObjectId;
  /** What travellers are told. Null once it is erased. */
  reason: string | null;
  letter: string | null;
  /**
   * Those that were to be cancelled when it was decided. Whatever else is booked meanwhile is cancelled, too.
   */
  bookings: Types.ObjectId[];
  /** What who has paid may travel on instead, until when; absent where everybody gets the money. */
  otherDay?: { day: CalendarDate; until: Date };
  /** Confirmed ones that stay. */
  kept: Types.ObjectId[];
  /**
   * When a worker must look at it next; null once nothing is left. Taking it postpones it, which is the
   * lease.
   */
  dueAt: Date | null;
};

export const cancellationSchema = new Schema<CancellationRecord>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    reason: { type: String, default: null },
    letter: { type: String, default: null },
    bookings: { type: [Schema.Types.ObjectId], required: true },
    otherDay: { type: Schema.Types.Mixed, default: undefined },
    kept: { type: [Schema.Types.ObjectId], required: true },
    dueAt: { type: Date, default: null },
  },
  { collection: 'departurecancellations', versionKey: false },
);
addCalls(cancellationSchema);
cancellationSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $type: 'date' } } });
/** The latest ones. */
export const BY_LATEST = { at: -1 } as const;
cancellationSchema.index(BY_LATEST);
cancellationSchema.index({ at: 1 }, { partialFilterExpression: { letter: { $type: 'string' } } });

import type { CalendarDate } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';

/**
 * Whom to call because an email could not be sent, as a part of what they should have read: stored, and
 * erased, with its words. It has ids alone; names and numbers are read from the bookings.
 */
export type HasCalls = {
  /** Bookings that somebody still has to call about this, and the last day on which that is of use. */
  callsDue?: { booking: Types.ObjectId; until: CalendarDate }[];
  /** Those who were called, when, and by whom. */
  called?: { booking: Types.ObjectId; until: CalendarDate; at: Date; by: Types.ObjectId }[];
};

const due = { booking: { type: Schema.Types.ObjectId, required: true }, until: { type: String, required: true } } as const;

/** By the last day on which a call is of use. */
export const BY_CALLS_DUE = { 'callsDue.until': 1 } as const;

/** Adds calls to documents. The index holds only documents with one that is still to be made. */
export const addCalls = (schema: Schema): void => {
  schema.add({
    callsDue: { type: [new Schema(due, { _id: false })], default: undefined },
    called: {
      type: [new Schema({ ...due, at: Date, by: Schema.Types.ObjectId }, { _id: false })],
      default: undefined,
    },
  });
  schema.index(BY_CALLS_DUE, { partialFilterExpression: { 'callsDue.until': { $exists: true } } });
};

/** What erases them. */
export const WITHOUT_CALLS = { callsDue: '', called: '' } as const;

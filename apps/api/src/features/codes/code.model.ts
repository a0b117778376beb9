import type { CalendarDate, MinorUnits } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';
import type { Versioned } from '../../database/edited-version.ts';
import type { SeatDayRecord } from '../departures/index.ts';

/**
 * A promotion code with its uses: a use is a hold of one seat by a booking, so what takes seats of a day
 * (seat-writes.ts) takes uses of a code, by one write that is atomic.
 */
export type CodeWithUses = Versioned &
  Pick<SeatDayRecord, 'holds' | 'releases'> & {
    _id: Types.ObjectId;
    /** In capitals. */
    code: string;
    percent?: number;
    /** What it takes off, in minor units; a code has either this or a percent. */
    amount?: MinorUnits;
    from?: CalendarDate;
    to?: CalendarDate;
    packages?: string[];
    /** In minor units. */
    leastTotal?: MinorUnits;
    /** How many bookings can use it, `most` on the wire: the name that a seat day has for it. */
    capacity: number;
    mostPerTraveller?: number;
    travelFrom?: CalendarDate;
    travelTo?: CalendarDate;
  };

/** A code without its uses, which may be many. */
export type CodeRecord = Omit<CodeWithUses, 'holds'>;

const holdSchema = new Schema<CodeWithUses['holds'][number]>(
  {
    booking: { type: Schema.Types.ObjectId, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    seats: { type: Number, required: true },
    until: { type: Date, default: null },
  },
  { _id: false },
);

export const codeRecordSchema = new Schema<CodeWithUses>(
  {
    code: { type: String, required: true },
    percent: Number,
    amount: Number,
    from: String,
    to: String,
    packages: { type: [String], default: undefined },
    leastTotal: Number,
    capacity: { type: Number, required: true },
    mostPerTraveller: Number,
    travelFrom: String,
    travelTo: String,
    holds: { type: [holdSchema], default: [] },
    releases: { type: Number, default: 0 },
    version: Number,
  },
  { collection: 'promotioncodes', versionKey: false },
);
codeRecordSchema.index({ code: 1 }, { unique: true });
/** The order of the list. */
codeRecordSchema.index({ code: 1, _id: 1 });

import type { CalendarDate, UnitPrices } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';
import { addDueEmails, type HasPendingEmails } from '../emails/index.ts';
import { addWaitlist, type HasWaitlist } from './waitlist-entry.model.ts';

/** The seats that one booking has on its day. */
export type SeatHold = {
  booking: Types.ObjectId;
  /** The account that has booked. */
  by: Types.ObjectId;
  seats: number;
  /**
   * Which of its stays on days this is: each change of its day or party takes seats under a new number,
   * so that a late release of former ones never takes away these. Absent for the first.
   */
  stay?: number;
  /** Null for good. An expired hold no longer counts, and the next write drops it. */
  until: Date | null;
  /** How many of the extras that are counted, by their ids; absent without any. */
  extras?: Readonly<Record<string, number>>;
};

/** Somebody of the staff who works on a departure. */
export type GuideRecord = {
  /** The account; absent once it is deleted. */
  user?: Types.ObjectId;
  /** What they were called when they were named. */
  name: string;
  /** What they do on it. */
  role: string;
  /** The travel day again, so that the days of one account are found by an index. */
  day: CalendarDate;
};

/** What a day has beside its seats. */
type HasBeside = HasPendingEmails & HasWaitlist;

/**
 * The seats of a package on one travel day; a booking is confirmed only if this has them. Days without
 * bookings have none.
 */
export type SeatDayRecord = HasBeside & {
  /** Of its departure (departure-key.ts). */
  _id: string;
  holds: SeatHold[];
  /**
   * How often seats of this day were released. A process with an older count must read its booking again
   * before it adds a hold.
   */
  releases?: number;
  /** Since when the agency sells nothing more of this day; absent while it does. Who has seats keeps them. */
  closedAt?: Date;
  /** Since when it is cancelled, for good. It is closed then, too. */
  cancelledAt?: Date;
  /** Its own seats; absent: those of its package. */
  capacity?: number;
  /** Its own prices by category; absent: those of its package. */
  prices?: UnitPrices;
  /** Paid seats from which it is guaranteed, as the package said when it was last booked. */
  minimum?: number;
  /** Since when it is guaranteed to leave; never taken back. */
  guaranteedAt?: Date;
  /** The travel day again, while it has a minimum and is neither guaranteed nor cancelled. */
  undecided?: CalendarDate;
  /** For the guide. */
  note?: string;
  /** Who is named on it; absent before anybody was. */
  guides?: GuideRecord[];
  /** How often staff changed it; absent before the first time. */
  version?: number;
};

const seatHoldSchema = new Schema<SeatHold>(
  {
    booking: { type: Schema.Types.ObjectId, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    seats: { type: Number, required: true },
    stay: { type: Number, default: undefined },
    until: { type: Date, default: null },
    extras: { type: Schema.Types.Mixed, default: undefined },
  },
  { _id: false },
);

const guideSchema = new Schema<GuideRecord>(
  {
    user: { type: Schema.Types.ObjectId },
    name: { type: String, required: true },
    role: { type: String, required: true },
    day: { type: String, required: true },
  },
  { _id: false },
);

export const seatDaySchema = new Schema<SeatDayRecord>(
  {
    _id: { type: String, required: true },
    holds: { type: [seatHoldSchema], default: [] },
    releases: { type: Number, default: 0 },
    closedAt: { type: Date },
    cancelledAt: { type: Date },
    capacity: { type: Number },
    prices: { type: Schema.Types.Mixed, default: undefined },
    minimum: { type: Number },
    guaranteedAt: { type: Date },
    undecided: { type: String },
    note: { type: String },
    guides: { type: [guideSchema], default: undefined },
    version: { type: Number },
  },
  { collection: 'seatdays', versionKey: false, shardKey: { _id: 1 } },
);
addDueEmails(seatDaySchema);
addWaitlist(seatDaySchema);
/** Departures that wait for a decision, by their days. */
export const BY_UNDECIDED = { undecided: 1 } as const;
seatDaySchema.index(BY_UNDECIDED, { sparse: true });
/** The departures that somebody is named on. */
export const BY_GUIDE = { 'guides.user': 1, 'guides.day': 1 } as const;
seatDaySchema.index(BY_GUIDE, { sparse: true });

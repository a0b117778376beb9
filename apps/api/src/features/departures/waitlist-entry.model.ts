import type { Party } from '@wayfarer/contracts';
import type { LanguageCode } from '@wayfarer/words';
import { Schema, type Types } from 'mongoose';

/** A party that waits, or waited, for seats of a departure; an account has at most one in each. */
export type WaitlistEntry = {
  /** Also the id of the booking that is made from its offer, and so of the hold of its seats. */
  _id: Types.ObjectId;
  /** The account that waits. */
  by: Types.ObjectId;
  persons: number;
  seats: number;
  /** Travellers by category, and single rooms, where the package has these. */
  party?: Party;
  singleRooms?: number;
  /** In which it reads; absent for English. */
  language?: LanguageCode;
  joinedAt: Date;
  /** The hash of the token of its link. */
  token: string;
  /** Until when seats are, or were, held for it; absent while it waits. */
  offeredUntil?: Date;
  /** Since when it is being booked; it cannot be declined from then on. */
  claimedAt?: Date;
  declinedAt?: Date;
  /** When its departure was no longer sold, before seats got free. */
  endedAt?: Date;
};

/** What a departure's document has of its waitlist. */
export type HasWaitlist = {
  /** In line, with those whose turn has been. Absent where nobody ever waited. */
  waitlist?: WaitlistEntry[];
  /** When it must be looked at whether seats are free for somebody; absent while nobody waits. */
  waitlistDueAt?: Date;
};

const entrySchema = new Schema<WaitlistEntry>({
  by: { type: Schema.Types.ObjectId, required: true },
  persons: { type: Number, required: true },
  seats: { type: Number, required: true },
  party: { type: Schema.Types.Mixed, default: undefined },
  singleRooms: { type: Number },
  language: { type: String },
  joinedAt: { type: Date, required: true },
  token: { type: String, required: true },
  offeredUntil: { type: Date },
  claimedAt: { type: Date },
  declinedAt: { type: Date },
  endedAt: { type: Date },
});

export const BY_WAITLIST_DUE = { waitlistDueAt: 1 } as const;
export const BY_WAITING_USER = { 'waitlist.by': 1, _id: 1 } as const;
const BY_OFFER = { 'waitlist.token': 1 } as const;

/** Adds the waitlist to departures. The indexes hold only those that have one. */
export const addWaitlist = (schema: Schema): void => {
  schema.add({ waitlist: { type: [entrySchema], default: undefined }, waitlistDueAt: { type: Date } });
  schema.index(BY_WAITLIST_DUE, { sparse: true });
  schema.index(BY_OFFER, { sparse: true });
  schema.index(BY_WAITING_USER, { partialFilterExpression: { 'waitlist.by': { $exists: true } } });
};

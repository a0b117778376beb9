import type { Answer, Arrival, CalendarDate, Contact, NewTraveller } from '@wayfarer/contracts';
import { Schema, type Types } from 'mongoose';
import type { Versioned } from '../../database/edited-version.ts';

/**
 * A passport as it is stored: its number sealed (passport-seal.ts), with its last characters to tell it by.
 */
export type StoredPassport = { sealed: string; ends: string; expires: CalendarDate };

/** One person of a party. */
export type StoredTraveller = Omit<NewTraveller, 'id' | 'passport' | 'answers'> & {
  passport?: StoredPassport;
  answers?: Answer[];
};

/** Everybody who comes on one booking, apart from it: lists of bookings do not read this. */
export type TravellersRecord = Versioned & {
  /** The id of the booking. */
  _id: Types.ObjectId;
  contact?: Contact;
  /** Of the booking, to the package's own questions as they were asked. */
  answers?: Answer[];
  /** By their places in the party; null for who is not named yet. */
  travellers: (StoredTraveller | null)[];
  /**
   * Of each place who stands there, and as what they were booked. Absent until the list is first written, and
   * on lists of earlier versions.
   */
  places?: { id: string; categoryId: string | null }[];
  /** By which a search finds their phone numbers (phone-keys.ts); written and erased with them. */
  phoneKeys?: string[];
  /** Who was there when the trip began, by their ids; null where a tick was taken back. */
  arrivals?: Readonly<Record<string, { arrival: Arrival | null; at: Date }>>;
  /**
   * The first day on which only the names are kept, and nothing where the account is deleted. Absent once
   * that is done.
   */
  eraseOn?: CalendarDate;
  /** The account was deleted while its trip was ahead: all is erased once the trip is over. */
  isForgotten?: boolean;
};

export const travellersSchema = new Schema<TravellersRecord>(
  {
    // Stored as they were checked.
    contact: { type: Schema.Types.Mixed, default: undefined },
    answers: { type: Schema.Types.Mixed, default: undefined },
    travellers: { type: Schema.Types.Mixed, required: true },
    places: { type: Schema.Types.Mixed, default: undefined },
    phoneKeys: { type: [String], default: undefined },
    arrivals: { type: Schema.Types.Mixed, default: undefined },
    eraseOn: { type: String, default: undefined },
    isForgotten: { type: Boolean, default: undefined },
    version: Number,
  },
  { collection: 'travellers', versionKey: false, minimize: false, shardKey: { _id: 'hashed' } },
);
travellersSchema.index({ eraseOn: 1 }, { sparse: true });
/** A part of a phone number. */
export const BY_PHONE = { phoneKeys: 1 } as const;
travellersSchema.index(BY_PHONE, { sparse: true });

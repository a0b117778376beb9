import type { WatchedPart } from '@wayfarer/contracts';
import { Schema } from 'mongoose';
import { addDueEmails, type DueEmail } from '../emails/index.ts';
import type { State } from './state.ts';

/** What was told to the admins last. */
export type Told = State & { readonly at: Date; readonly number: number };

/** One part of the system, as it was seen last and as it was told. One document for each. */
export type WatchedPartRecord = State & {
  readonly _id: WatchedPart;
  /** Since when it is so. */
  readonly since: Date;
  readonly seenAt: Date;
  /** Since when it is looked at without a gap. */
  readonly watchedSince: Date;
  /** Numbers for metrics. */
  readonly figures: Readonly<Record<string, number>>;
  readonly told: Told | null;
  /** When the last changes were told, so that a part that comes and goes does not fill mailboxes. */
  readonly toldAt: readonly Date[];
  readonly emailsDue?: readonly DueEmail[];
};

export const watchedPartSchema = new Schema<WatchedPartRecord>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    sentence: { type: String, required: true },
    since: { type: Date, required: true },
    seenAt: { type: Date, required: true },
    watchedSince: { type: Date, required: true },
    figures: { type: Schema.Types.Mixed, required: true },
    told: { type: Schema.Types.Mixed, default: null },
    toldAt: { type: [Date], required: true },
  },
  { collection: 'watchedparts', versionKey: false, minimize: false },
);
addDueEmails(watchedPartSchema);

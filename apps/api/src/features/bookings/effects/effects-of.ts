import type { DueEmail } from '../../emails/index.ts';
import type { DueInvoice } from '../../invoices/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';
import type { TrailEntryRecord, Written } from '../booking-trail.model.ts';
import { firstEntryOf, nextEntryOf } from '../trail/trail-entry-of.ts';
import type { TrailedState } from '../trail/trail-of.ts';
import { emailsOfChange } from './emails-of-change.ts';
import { emailsOfNew } from './emails-of-new.ts';
import { invoicesOfChange } from './invoices-of-change.ts';

/** What is stored with a change, in the same write. The log has a line for each change in the entry. */
export type Effects = {
  /** Null when nothing in the trail changes. */
  readonly entry: TrailEntryRecord | null;
  readonly emailsDue: readonly DueEmail[];
  readonly invoicesDue: readonly DueInvoice[];
};

/** What is stored with a new booking: no invoice is due before it is paid. */
export type EffectsOfNew = Pick<Effects, 'emailsDue'> & { readonly entry: TrailEntryRecord };

type Before = TrailedState &
  Pick<BookingRecord, 'version' | 'userId' | 'travelDate' | 'byStaff' | 'plan' | 'changes' | 'anotherDay'>;

/**
 * Everything that a change of a booking causes. Pure: the same for every operation that makes this change.
 */
export const effectsOf = (before: Before, change: BookingChange, written: Written): Effects => ({
  entry: nextEntryOf(before, change, written),
  emailsDue: emailsOfChange(before, change, written),
  invoicesDue: invoicesOfChange(before, change, written.at),
});

/** Everything that a new booking causes. Pure, too. */
export const effectsOfNew = (
  booking: Pick<BookingRecord, 'bookingDate' | 'totalAmount' | 'holdsSeats' | 'seatsHeldUntil' | 'byStaff'>,
  written: Written,
): EffectsOfNew => ({ entry: firstEntryOf(booking, written), emailsDue: emailsOfNew(booking) });

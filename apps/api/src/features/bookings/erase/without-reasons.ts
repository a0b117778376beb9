import { withoutReasons as withoutRefundReasons } from '../../attempts/index.ts';
import type { BookingRecord, StaffCancel } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';

const withoutTexts = (cancel: StaffCancel): StaffCancel => ({
  ...cancel,
  reason: null,
  ...(cancel.letter === undefined ? {} : { letter: null }),
});

/**
 * The change of a booking that erases what staff wrote about its refunds and its cancel; if an instant is
 * given, only what is from before it.
 */
export const withoutReasons = (
  { attempts, staffCancel }: Pick<BookingRecord, 'attempts' | 'staffCancel'>,
  before?: Date,
): BookingChange => ({
  attempts: withoutRefundReasons(attempts, before),
  ...(staffCancel && (!before || staffCancel.at < before) ? { staffCancel: withoutTexts(staffCancel) } : {}),
});

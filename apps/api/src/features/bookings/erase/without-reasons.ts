import { withoutReasons as withoutRefundReasons } from '../../attempts/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { BookingChange } from '../booking-change.ts';
import type { ByStaff, StaffCancel } from '../booking-parts.model.ts';

const withoutTexts = (cancel: StaffCancel): StaffCancel => ({
  ...cancel,
  reason: null,
  ...(cancel.letter === undefined ? {} : { letter: null }),
});

const withoutStaffTexts = ({ discount, overCapacity, ...rest }: ByStaff): ByStaff => ({
  ...rest,
  note: null,
  ...(discount ? { discount: { ...discount, reason: null } } : {}),
  ...(overCapacity ? { overCapacity: { note: null } } : {}),
});

/**
 * The change of a booking that erases what staff wrote about its refunds and its cancel; if an instant is
 * given, only what is from before it; without one also what they wrote when they booked.
 */
export const withoutReasons = (
  { attempts, staffCancel, byStaff }: Pick<BookingRecord, 'attempts' | 'staffCancel' | 'byStaff'>,
  before?: Date,
): BookingChange => ({
  attempts: withoutRefundReasons(attempts, before),
  ...(staffCancel && (!before || staffCancel.at < before) ? { staffCancel: withoutTexts(staffCancel) } : {}),
  ...(byStaff && !before ? { byStaff: withoutStaffTexts(byStaff) } : {}),
});

import type { AccountExport } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import type { BookingRecord } from '../booking.model.ts';
import { presentBookings } from '../booking.presenter.ts';

/** The bookings of an account, as its owner sees them. */
export const exportBookings = async (
  dependencies: Dependencies,
  bookings: readonly BookingRecord[],
  userId: string,
): Promise<Pick<AccountExport, 'bookings'>> => ({
  bookings: await presentBookings(dependencies, bookings, { role: 'user', userId }),
});

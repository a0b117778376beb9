import type { AccountExport } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import type { BookingRecord } from '../booking.model.ts';
import { presentBookings } from '../booking.presenter.ts';

/** The bookings of an account, as its owner sees them, page by page. */
export const exportBookings = async function* (
  dependencies: Dependencies,
  bookings: AsyncIterable<readonly BookingRecord[]>,
  userId: string,
): AsyncGenerator<AccountExport['bookings']> {
  for await (const page of bookings) yield await presentBookings(dependencies, page, { role: 'user', userId });
};

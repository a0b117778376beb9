import { objectIdOf } from '../../database/object-ids.ts';
import type { BookingRecord } from '../../features/bookings/index.ts';

/** What a booking keeps of its package. */
export const bookedPackage = (fields: Partial<BookingRecord['package']> = {}): BookingRecord['package'] => ({
  packageId: objectIdOf('a'.repeat(24)),
  title: 'Hampi',
  destinationId: objectIdOf('b'.repeat(24)),
  destinationName: 'Hampi',
  destinationCountry: 'India',
  unitPrice: 199_999,
  cancellationPolicy: [],
  ...fields,
});

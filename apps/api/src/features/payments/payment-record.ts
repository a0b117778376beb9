import type { PaymentAttempt } from '../attempts/index.ts';
import type { BookingRecord } from '../bookings/index.ts';

/** An attempt with the parts of its booking that the list of payments shows. */
export type PaymentRecord = Pick<
  BookingRecord,
  '_id' | 'userId' | 'username' | 'package' | 'travelDate' | 'totalAmount' | 'currency' | 'commands' | 'lastFailure'
> & { attempt: PaymentAttempt };

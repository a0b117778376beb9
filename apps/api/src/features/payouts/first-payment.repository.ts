import type { Connection } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from '../bookings/index.ts';

const PAID_AT = 'attempts.paidAt';

/** When the first payment came; null where none has. */
export const firstPaidAt = async (database: Connection): Promise<Date | null> => {
  const [first] = await modelOf<BookingRecord>(database, 'Booking', bookingSchema)
    .find({ [PAID_AT]: { $type: 'date' } }, { [PAID_AT]: 1 })
    .sort({ [PAID_AT]: 1 })
    .hint({ [PAID_AT]: 1 })
    .limit(1)
    .lean<Pick<BookingRecord, 'attempts'>[]>();
  const moments = first?.attempts.flatMap(({ paidAt }) => paidAt?.getTime() ?? []) ?? [];
  return moments.length === 0 ? null : new Date(Math.min(...moments));
};

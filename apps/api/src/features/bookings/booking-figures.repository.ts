import { type CalendarDate, type MinorUnits, monthOf } from '@wayfarer/contracts';
import type { Connection, PipelineStage } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';
import { type BookingRecord, bookingSchema } from './booking.model.ts';

export type BookingFigures = { readonly bookings: number; readonly revenue: MinorUnits };

/** The index that holds every field the figures need, so that no booking is opened. */
const COVERING = { bookingDate: 1, amountReceived: 1, amountRefunded: 1 } as const;

const sums = { bookings: { $sum: 1 }, revenue: { $sum: { $subtract: ['$amountReceived', '$amountRefunded'] } } };

const modelOn = (database: Connection) => modelOf<BookingRecord>(database, 'Booking', bookingSchema);

/** Bookings and revenue (money received less money given back) of all time. */
export const figuresOfAllTime = async (database: Connection): Promise<BookingFigures> => {
  const stages: PipelineStage[] = [{ $match: { bookingDate: { $type: 'date' } } }, { $group: { _id: null, ...sums } }];
  const [total] = await modelOn(database).aggregate<BookingFigures>(stages).hint(COVERING);
  return { bookings: total?.bookings ?? 0, revenue: total?.revenue ?? 0 };
};

/** The same per month of booking, from a day on; months are those of the site's time zone. Empty months are not in it. */
export const figuresPerMonth = async (
  database: Connection,
  from: CalendarDate,
  timezone: string,
): Promise<Map<string, BookingFigures>> => {
  const stages: PipelineStage[] = [
    // Two days early, because the day begins earlier in zones east of Greenwich; the first month is cut exactly by the caller.
    { $match: { bookingDate: { $gte: new Date(new Date(`${from}T00:00:00Z`).getTime() - 2 * 24 * 60 * 60 * 1000) } } },
    { $group: { _id: { $dateToString: { date: '$bookingDate', format: '%Y-%m', timezone } }, ...sums } },
  ];
  const months = await modelOn(database).aggregate<BookingFigures & { _id: string }>(stages).hint(COVERING);
  const firstMonth = monthOf(from);
  return new Map(months.filter(({ _id }) => _id >= firstMonth).map(({ _id, ...figures }) => [_id, figures]));
};

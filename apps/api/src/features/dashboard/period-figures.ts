import { addDays, type CalendarDate, type PeriodFigures, rupeesOf } from '@wayfarer/contracts';
import { addBookings } from '../figures/index.ts';
import type { Figures } from '../keep-figures/index.ts';

/** The figures of a number of days up to and including one. */
export const periodFiguresOf = async (figures: Figures, to: CalendarDate, days: number): Promise<PeriodFigures> => {
  const from = addDays(to, 1 - days);
  const [made, departures] = await Promise.all([
    figures.listDays('bookings', from, to),
    figures.listDays('departures', from, to),
  ]);
  const { pending, confirmed, cancelled, paid, received, refunded } = addBookings(made.values());
  let [seated, seats] = [0, 0];
  for (const day of departures.values()) {
    seated += day.seated;
    seats += day.seats;
  }
  return {
    from,
    to,
    bookings: pending + confirmed + cancelled,
    paid,
    revenue: rupeesOf(received - refunded),
    occupancy: seats === 0 ? null : seated / seats,
  };
};

import { type CalendarDate, type MonthFigures, monthOf, rupeesOf } from '@wayfarer/contracts';
import { monthDays, yearBefore } from '../../time/month-days.ts';
import { addBookings } from '../figures/index.ts';
import type { Figures } from '../keep-figures/index.ts';

const figuresUpTo = async (figures: Figures, to: CalendarDate): Promise<MonthFigures> => {
  const { from } = monthDays(monthOf(to));
  const { pending, confirmed, cancelled, received, refunded } = addBookings(
    (await figures.listDays('bookings', from, to)).values(),
  );
  return { from, to, bookings: pending + confirmed + cancelled, revenue: rupeesOf(received - refunded) };
};

/** This month up to today, and the same days of the year before. */
export const monthFiguresOf = async (
  figures: Figures,
  today: CalendarDate,
): Promise<{ monthSoFar: MonthFigures; monthLastYear: MonthFigures }> => {
  const [monthSoFar, monthLastYear] = await Promise.all([figuresUpTo(figures, today), figuresUpTo(figures, yearBefore(today))]);
  return { monthSoFar, monthLastYear };
};

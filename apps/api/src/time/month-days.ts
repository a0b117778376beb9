import { addDays, type CalendarDate, monthOf } from '@wayfarer/contracts';

const firstOf = (month: string): CalendarDate => `${month}-01`;

/** The first and the last day of a month. */
export const monthDays = (month: string): { from: CalendarDate; to: CalendarDate } => {
  const next = monthOf(addDays(firstOf(month), 31));
  return { from: firstOf(month), to: addDays(firstOf(next), -1) };
};

/** The same day a year before; the 28th for the 29th of February. */
export const yearBefore = (day: CalendarDate): CalendarDate => {
  const [year = '', month = '', date = ''] = day.split('-');
  const last = monthDays(`${String(Number(year) - 1).padStart(4, '0')}-${month}`).to;
  const same = `${last.slice(0, 8)}${date}`;
  return same > last ? last : same;
};

import { formatShortDay, monthNumberOf } from '../../format/calendar-day.ts';

const NUMBERS_FROM_YEAR = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS_FROM_DAY = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const WORDS = /^(?:[a-z]+,?\s+)?(\d{1,2})\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i;

const partsOf = (text: string): readonly (string | undefined)[] => {
  const [, year, month, day] = NUMBERS_FROM_YEAR.exec(text) ?? [];
  if (year !== undefined) return [year, month, day];
  const [, first, second, last] = NUMBERS_FROM_DAY.exec(text) ?? [];
  if (first !== undefined) return [last, second, first];
  const [, date, name = '', inYear] = WORDS.exec(text) ?? [];
  return [inYear, monthNumberOf(name), date];
};

/**
 * '2026-12-12' for a day as screens show it or people type it: 'Sat, 12 Dec 2026', '12/12/2026',
 * '2026-12-12'; null if it is not a day.
 */
export const typedDay = (text: string): string | null => {
  const [year, month, date] = partsOf(text.trim());
  if (year === undefined || month === undefined || date === undefined) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  // The 31st of a month with 30 days would become the first of the next.
  return formatShortDay(day).startsWith(`${Number(date)} `) ? day : null;
};

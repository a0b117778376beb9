import { formatShortDay, monthNumberOf } from '../../format/calendar-day.ts';

const NUMBERS_FROM_YEAR = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS_FROM_DAY = /^(\d{1,2})[./\s-]\s*(\d{1,2})[./\s-]\s*(\d{4})$/;
const WORDS = /^(?:[a-z]+,?\s+)?(\d{1,2})\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i;
/** '24 12', '24.12.' and '24 Dec', without a year. */
const WITHOUT_YEAR = /^(?:[a-z]+,?\s+)?(\d{1,2})(?:[./\s-]\s*(\d{1,2})\.?|\s+([a-z]{3,9})\.?)$/i;
/** From one 29 February to the next, over a century that has none. */
const MAX_YEARS_TO_DAY = 8;

const partsOf = (text: string): readonly (string | undefined)[] => {
  const [, year, month, day] = NUMBERS_FROM_YEAR.exec(text) ?? [];
  if (year !== undefined) return [year, month, day];
  const [, first, second, last] = NUMBERS_FROM_DAY.exec(text) ?? [];
  if (first !== undefined) return [last, second, first];
  const [, date, name = '', inYear] = WORDS.exec(text) ?? [];
  return [inYear, monthNumberOf(name), date];
};

const dayOf = (year: string, month: string, date: string): string | null => {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  // The 31st of a month with 30 days would become the first of the next.
  return formatShortDay(day).startsWith(`${Number(date)} `) ? day : null;
};

/** The first such day from one on. */
const nextOf = (text: string, notBefore: string): string | null => {
  const [, date, number, name = ''] = WITHOUT_YEAR.exec(text) ?? [];
  const month = number ?? monthNumberOf(name);
  if (date === undefined || month === undefined) return null;
  const first = Number(notBefore.slice(0, 4));
  const days = Array.from({ length: MAX_YEARS_TO_DAY + 1 }, (_, at) => dayOf(String(first + at), month, date));
  return days.find((day) => day !== null && day >= notBefore) ?? null;
};

/**
 * '2026-12-12' for a day as screens show it or people type it: 'Sat, 12 Dec 2026', '12/12/2026',
 * '2026-12-12'; null if it is not a day.
 * @param notBefore with it the year may be left out: '24 12' is the next 24 December from there on
 */
export const typedDay = (text: string, notBefore?: string): string | null => {
  const [year, month, date] = partsOf(text.trim());
  if (year !== undefined && month !== undefined && date !== undefined) return dayOf(year, month, date);
  return notBefore === undefined ? null : nextOf(text.trim(), notBefore);
};

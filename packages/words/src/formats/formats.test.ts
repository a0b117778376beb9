import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { formatsIn } from '../files/index.ts';
import {
  ENGLISH,
  ENGLISH_FORMATS,
  type Formats,
  formatAll,
  formatClock,
  formatDateOfYear,
  formatDay,
  formatDayOfYear,
  formatLongDate,
  formatLongDay,
  formatLongMonth,
  formatMoney,
  formatMonth,
  formatShortDay,
  groupDigits,
  joinMoment,
  type LanguageCode,
  languages,
  speakFrom,
} from '../index.ts';

const every: readonly (readonly [LanguageCode, Formats])[] = Object.entries({ en: ENGLISH_FORMATS, ...formatsIn }).map(
  ([language, formats]) => [language as LanguageCode, formats] as const,
);
const speak = (language: LanguageCode): void => {
  const formats = every.find(([code]) => code === language)?.[1] ?? ENGLISH_FORMATS;
  speakFrom(() => ({ language, catalogue: { language, texts: {}, formats } }));
};
afterEach(() => {
  speakFrom(() => ENGLISH);
});

const days = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const paise = fc.integer({ min: -1e13, max: 1e13 });

test.each([
  ['en', 'Sat, 12 Dec 2026', '₹12,499.00', '−₹12,34,567.50', '12 Dec 2026, 15:01', 'a, b and c'],
  ['de', 'Sa., 12. Dez. 2026', '12.499,00\u00a0₹', '−1.234.567,50\u00a0₹', '12. Dez. 2026, 15:01', 'a, b und c'],
  ['fr', 'sam. 12 déc. 2026', '12\u00a0499,00\u00a0₹', '−1\u00a0234\u00a0567,50\u00a0₹', '12 déc. 2026, 15:01', 'a, b et c'],
  ['es', 'sáb, 12 dic 2026', '12.499,00\u00a0₹', '−1.234.567,50\u00a0₹', '12 dic 2026, 15:01', 'a, b y c'],
  ['hi', 'शनि, 12 दिस॰ 2026', '₹12,499.00', '−₹12,34,567.50', '12 दिस॰ 2026, 15:01', 'a, b और c'],
  ['ar', 'السبت، 12 ديسمبر 2026', '\u2066₹12,499.00\u2069', '\u2066−₹1,234,567.50\u2069', '12 ديسمبر 2026، 15:01', 'a، b وc'],
] as const)('a day, an amount, a moment and a list in %s', (language, day, amount, negative, moment, list) => {
  speak(language);
  expect(formatDay('2026-12-12')).toBe(day);
  expect(formatMoney(12_499)).toBe(amount);
  expect(formatMoney(-1_234_567.5)).toBe(negative);
  expect(joinMoment(formatShortDay('2026-12-12'), '15:01')).toBe(moment);
  expect(formatAll(['a', 'b', 'c'])).toBe(list);
});

test('another currency stands where the language has its sign', () => {
  expect(formatMoney(2.05, 'USD ')).toBe('USD 2.05');
  speak('de');
  expect(formatMoney(2.05, 'USD ')).toBe('2,05\u00a0USD');
});

test.each(every)('%s has seven weekdays, twelve months, and nothing that could be mistaken for another', (language, formats) => {
  const { weekdays, shortWeekdays, narrowWeekdays, months, shortMonths, group, decimal } = formats;
  for (const names of [weekdays, shortWeekdays, narrowWeekdays]) expect([names.length, new Set(names).size]).toEqual([7, 7]);
  for (const names of [months, shortMonths]) expect([names.length, new Set(names).size]).toEqual([12, 12]);
  expect([group.length, decimal.length, group === decimal]).toEqual([1, 1, false]);
  for (const name of [...weekdays, ...months]) expect(name).toMatch(/^[\p{Letter}\p{Mark}-]+$/u);
  const written = new Intl.DateTimeFormat(`${languages[language].tag}-u-nu-latn-ca-gregory`, { month: 'long', timeZone: 'UTC' });
  expect(months).toEqual(months.map((_, month) => written.format(Date.UTC(2026, month, 15))));
});

test.each(every)('in %s money never loses a digit, and is told with digits 0–9 and one decimal sign', (language, { decimal }) => {
  fc.assert(
    fc.property(paise, (amount) => {
      speak(language);
      const text = formatMoney(amount / 100);
      expect(BigInt(text.replaceAll(/[^\d]/g, ''))).toBe(BigInt(Math.abs(amount)));
      expect(text.includes('−')).toBe(amount < 0);
      expect(text.lastIndexOf(decimal)).toBe(text.search(/\d{2}\D*$/) - 1);
      expect(text.trim()).toBe(text);
    }),
  );
});

test.each(every)('in %s a text of a day is that of no other one', (language) => {
  fc.assert(
    fc.property(days, days, (one, other) => {
      speak(language);
      for (const format of [formatDay, formatShortDay, formatLongDay, formatLongDate])
        expect(format(one) === format(other)).toBe(one === other);
      expect(formatDay(one)).toContain(formatShortDay(one));
      expect(formatDayOfYear(one)).toContain(formatDateOfYear(one));
      expect(formatDay(one)).toMatch(/[0-9]/);
      expect(formatDay(one)).not.toMatch(/undefined|NaN|[{}]/);
    }),
  );
});

/** What the website and the API wrote before there were languages. */
const former = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
test('English is written to the letter as before there were other languages', () => {
  fc.assert(
    fc.property(days, paise, fc.nat(), (day, amount, count) => {
      const part = Object.fromEntries(former.formatToParts(new Date(day)).map(({ type, value }) => [type, value]));
      expect(formatDay(day)).toBe(`${part.weekday}, ${part.day} ${part.month} ${part.year}`);
      expect(formatLongDay(day)).toBe(long.format(new Date(day)).replace(',', ''));
      expect(formatLongDate(day)).toBe(
        new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
      );
      expect(formatMonth(day.slice(0, 7))).toBe(`${part.month} ${part.year}`);
      expect(formatLongMonth(day.slice(0, 7))).toBe(long.format(new Date(day)).split(' ').slice(2).join(' '));
      const digits = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(Math.abs(amount) / 100);
      expect(formatMoney(amount / 100)).toBe(`${amount < 0 ? '−' : ''}₹${digits}`);
      expect(groupDigits(count)).toBe(count.toLocaleString('en-IN'));
    }),
  );
  expect(formatDay('2026-12-12T23:30:00.000Z')).toBe('Sat, 12 Dec 2026');
  expect(formatDay('soon')).toBe('soon');
});

test.each(every)('in %s the clock has 24 hours, of the time zone that is asked for', (language) => {
  speak(language);
  expect(formatClock(new Date('2026-06-30T18:31:07Z'), 'Asia/Kolkata')).toBe('00:01');
  expect(formatClock(new Date('2026-06-30T18:31:07Z'), 'Asia/Kolkata', true)).toBe('00:01:07');
});

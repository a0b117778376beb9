import type { Formats } from './formats.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const shortened = (names: readonly string[], letters: number): string[] => names.map((name) => name.slice(0, letters));

/** How English is written, as `Intl` does for en-GB but for 'Sept'; money is grouped as in India. */
export const ENGLISH_FORMATS: Formats = {
  weekdays,
  shortWeekdays: shortened(weekdays, 3),
  narrowWeekdays: shortened(weekdays, 2),
  months,
  shortMonths: shortened(months, 3),
  firstWeekday: 1,
  date: '{date} {month} {year}',
  longDate: '{date} {month} {year}',
  dateOfYear: '{date} {month}',
  month: '{month} {year}',
  longMonth: '{month} {year}',
  day: '{weekday}, {date}',
  longDay: '{weekday} {date}',
  moment: '{day}, {time}',
  comma: ', ',
  and: ' and ',
  group: ',',
  decimal: '.',
  isIndian: true,
  money: '{minus}{sign}{amount}',
};

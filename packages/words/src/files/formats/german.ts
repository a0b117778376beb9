import type { Formats } from '../../formats/formats.ts';

/** How German is written, as the CLDR has it. */
export const german: Formats = {
  weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
  shortWeekdays: ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'],
  narrowWeekdays: ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'],
  months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  shortMonths: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
  firstWeekday: 1,
  date: '{date}. {month} {year}',
  longDate: '{date}. {month} {year}',
  dateOfYear: '{date}. {month}',
  month: '{month} {year}',
  longMonth: '{month} {year}',
  day: '{weekday}, {date}',
  longDay: '{weekday}, {date}',
  moment: '{day}, {time}',
  comma: ', ',
  and: ' und ',
  group: '.',
  decimal: ',',
  isIndian: false,
  money: '{minus}{amount}\u00a0{sign}',
};

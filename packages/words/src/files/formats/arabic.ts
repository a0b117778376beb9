import type { Formats } from '../../formats/formats.ts';

/**
 * How Arabic is written. An amount is isolated: between Arabic letters its sign and its minus would stand at
 * the wrong end.
 */
export const arabic: Formats = {
  weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  shortWeekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  narrowWeekdays: ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'],
  months: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
  shortMonths: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
  firstWeekday: 6,
  date: '{date} {month} {year}',
  longDate: '{date} {month} {year}',
  dateOfYear: '{date} {month}',
  month: '{month} {year}',
  longMonth: '{month} {year}',
  day: '{weekday}، {date}',
  longDay: '{weekday}، {date}',
  moment: '{day}، {time}',
  comma: '، ',
  and: ' و',
  group: ',',
  decimal: '.',
  isIndian: false,
  money: '\u2066{minus}{sign}{amount}\u2069',
};

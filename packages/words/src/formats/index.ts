export { ENGLISH_FORMATS } from './english.ts';
export { formatClock } from './format-clock.ts';
export {
  formatDateOfYear,
  formatDay,
  formatDayOfYear,
  formatLongDate,
  formatLongDay,
  formatLongMonth,
  formatMonth,
  formatShortDay,
  joinMoment,
} from './format-day.ts';
export { formatAll, formatList } from './format-list.ts';
export { formatMoney, groupDigits } from './format-number.ts';
export type { Formats } from './formats.ts';

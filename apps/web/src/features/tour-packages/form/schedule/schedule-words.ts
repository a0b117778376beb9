import { weekdays } from '@wayfarer/contracts';
import { formatMonth } from '../../../../shared/format/calendar-day.ts';
import { ANY_WEEK } from './schedule-values.ts';

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const weekdayOptions = weekdays.map((value, at) => {
  const name = weekdayNames[at] ?? value;
  return { value, label: name.slice(0, 2), name };
});

export const monthOptions = Array.from({ length: 12 }, (_, at) => {
  const name = formatMonth(`2026-${String(at + 1).padStart(2, '0')}`).slice(0, 3);
  return { value: at + 1, label: name, name };
});

export const weekOptions = [
  { value: '1', label: 'The first' },
  { value: '2', label: 'The second' },
  { value: '3', label: 'The third' },
  { value: '4', label: 'The fourth' },
  { value: '5', label: 'The fifth' },
  { value: '-1', label: 'The last' },
  { value: ANY_WEEK, label: 'Each' },
];

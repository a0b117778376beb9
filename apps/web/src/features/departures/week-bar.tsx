import { addDays, type CalendarDate } from '@wayfarer/contracts';
import { PeriodBar } from '../../shared/admin-list/filters/period-bar.tsx';
import { formatRange, formatShortDay } from '../../shared/format/calendar-day.ts';

/** '7 – 13 Dec 2026' from the Monday of a week; both months, and both years, where it has two. */
export const weekWords = (monday: CalendarDate): string => {
  const sunday = addDays(monday, 6);
  const [from] = formatRange(monday, sunday);
  const first = monday.slice(0, 7) === sunday.slice(0, 7) ? from.split(' ')[0] : from;
  return `${first} – ${formatShortDay(sunday)}`;
};

type WeekBarProps = { monday: CalendarDate; onWeek: (monday: CalendarDate) => void; onToday: () => void };

/** The bar of a week, with the ones before and after it. */
export const WeekBar = ({ monday, onWeek, onToday }: WeekBarProps) => {
  const [before, after] = [addDays(monday, -7), addDays(monday, 7)];
  return (
    <PeriodBar
      before={{ label: `Week before: ${weekWords(before)}`, onPress: () => onWeek(before) }}
      after={{ label: `Week after: ${weekWords(after)}`, onPress: () => onWeek(after) }}
      onToday={onToday}
    >
      {weekWords(monday)}
    </PeriodBar>
  );
};

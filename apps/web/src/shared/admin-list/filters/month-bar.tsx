import { monthAfter } from '@wayfarer/contracts';
import { formatMonth } from '../../format/calendar-day.ts';
import { PeriodBar } from './period-bar.tsx';

type MonthBarProps = { month: string; onMonth: (month: string) => void; onToday: () => void };

/** The bar of a month, with the ones before and after it. */
export const MonthBar = ({ month, onMonth, onToday }: MonthBarProps) => {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <PeriodBar
      before={{ label: `Month before: ${formatMonth(before)}`, onPress: () => onMonth(before) }}
      after={{ label: `Month after: ${formatMonth(after)}`, onPress: () => onMonth(after) }}
      onToday={onToday}
    >
      {formatMonth(month)}
    </PeriodBar>
  );
};

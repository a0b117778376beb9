import { addDays, type CalendarDate, type OwedAge } from '@wayfarer/contracts';

/** The first and the last due day of what is so long overdue; null for no bound. */
export const dueDaysOf = (age: OwedAge, today: CalendarDate): readonly [from: CalendarDate | null, to: CalendarDate | null] => {
  const ago = (days: number): CalendarDate => addDays(today, -days);
  const days = {
    'not-due': [today, null],
    'overdue-7': [ago(7), ago(1)],
    'overdue-30': [ago(30), ago(8)],
    'overdue-60': [ago(60), ago(31)],
    'overdue-longer': [null, ago(61)],
  } as const;
  return days[age];
};

import { useEffect, useRef } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import './date-calendar.css';
import { todayOnSite } from '../../format/calendar-day.ts';

type DateCalendarProps = {
  value: string;
  from: string | undefined;
  to: string | undefined;
  soldOut: readonly string[];
  onPick: (day: string) => void;
};

// The calendar thinks in local dates at midnight; both ways go through local parts, so no zone moves a day.
const dateOf = (day: string): Date => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};
const padded = (part: number): string => String(part).padStart(2, '0');
const dayOf = (date: Date): string => `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;

// 'Saturday 12 December 2026': the number that is seen is part of the name that is spoken.
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

/** The month view behind DateField; its code arrives when it is opened. Days outside the window cannot be chosen, nor those that are sold out. */
export const DateCalendar = ({ value, from, to, soldOut, onPick }: DateCalendarProps) => {
  const calendar = useRef<HTMLDivElement>(null);
  // It was opened to choose a day: the arrows work at once.
  useEffect(() => {
    calendar.current?.querySelector<HTMLElement>('.rdp-day_button[tabindex="0"]')?.focus();
  }, []);
  const today = todayOnSite();
  const first = value !== '' ? value : from !== undefined && from > today ? from : today;
  const window = [
    ...soldOut.map(dateOf),
    ...(from === undefined ? [] : [{ before: dateOf(from) }]),
    ...(to === undefined ? [] : [{ after: dateOf(to) }]),
  ];
  return (
    <div ref={calendar}>
      <DayPicker
        mode="single"
        required
        weekStartsOn={1}
        labels={{
          labelDayButton: (date, { selected }) =>
            `${longDay.format(date)}${soldOut.includes(dayOf(date)) ? ', sold out' : ''}${selected ? ', selected' : ''}`,
        }}
        today={dateOf(today)}
        selected={value === '' ? undefined : dateOf(value)}
        defaultMonth={dateOf(to !== undefined && first > to ? to : first)}
        disabled={window}
        {...(from === undefined ? {} : { startMonth: dateOf(from) })}
        {...(to === undefined ? {} : { endMonth: dateOf(to) })}
        onSelect={(date: Date) => onPick(dayOf(date))}
      />
    </div>
  );
};

import { formatMoney } from '@wayfarer/contracts';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import { type DayButtonProps, DayPicker, DayButton as PlainDayButton } from 'react-day-picker';
import 'react-day-picker/style.css';
import './date-calendar.css';
import { todayOnSite } from '../../format/calendar-day.ts';
import { type DayOffer, type DayState, dayStateOf, linesOfDay, shortLine } from './day-offer.ts';

export type DateCalendarProps = {
  value: string;
  from: string | undefined;
  to: string | undefined;
  /** A day whose month is shown first while nothing is chosen. */
  opensAt?: string | undefined;
  /** Shows price and seats under each day, and a legend. */
  offer?: DayOffer | undefined;
  onPick: (day: string) => void;
};

// The calendar uses local dates at midnight; both conversions use local parts, so no time zone shifts a day.
const dateOf = (day: string): Date => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
};
const padded = (part: number): string => String(part).padStart(2, '0');
const dayOf = (date: Date): string => `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;

// 'Saturday 12 December 2026': the visible number is part of the accessible name.
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });

type DayWords = { state: DayState; lines: string[] };
const WordsOfDay = createContext<(date: Date) => DayWords>(() => ({ state: 'open', lines: [] }));

/** The style sheet writes what is under the number: the accessible name says it in its own order. */
const DayButton = ({ children, ...button }: DayButtonProps) => {
  const { state, lines } = useContext(WordsOfDay)(button.day.date);
  return (
    <PlainDayButton {...button} data-state={state}>
      <span className="day-number">{children}</span>
      {lines.map((line) => (
        <span key={line} className="day-line" data-line={line} data-short={shortLine(line)} />
      ))}
    </PlainDayButton>
  );
};
const components = { DayButton };

const unsold: ReadonlyArray<[DayState, string]> = [['past', 'Not available']];
const counted: typeof unsold = [['few', 'Few seats left'], ['sold-out', 'Sold out'], ...unsold];

/** The legend of the days, and their price. */
const Legend = ({ price, capacity }: DayOffer) => (
  <div className="figures mt-2 border-hairline border-t pt-2.5 text-ink-soft text-small">
    <ul aria-label="What the days mean" className="flex flex-wrap gap-x-4 gap-y-1">
      {(capacity === null ? unsold : counted).map(([state, words]) => (
        <li key={state} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="day-swatch" data-state={state}>
            <span className="day-number">7</span>
          </span>
          {words}
        </li>
      ))}
    </ul>
    <p className="mt-1">
      {formatMoney(price)} per person.{capacity === null ? '' : ' Seats left are shown under each date.'}
    </p>
  </div>
);

/**
 * The month view of DateField; its code loads when it is about to be opened. Each month has six weeks, so
 * that paging moves nothing.
 */
export const DateCalendar = ({ value, from, to, opensAt = '', offer, onPick }: DateCalendarProps) => {
  const calendar = useRef<HTMLDivElement>(null);
  // Opened to choose a day: the arrow keys work at once.
  useEffect(() => {
    calendar.current?.querySelector<HTMLElement>('.rdp-day_button[tabindex="0"]')?.focus();
  }, []);
  const today = todayOnSite();
  const earliest = from !== undefined && from > today ? from : today;
  const asked = opensAt > earliest ? opensAt : earliest;
  const first = value === '' ? asked : value;
  const wordsOf = useMemo(
    () =>
      (date: Date): DayWords => {
        const day = dayOf(date);
        const state = dayStateOf(day, { from, to }, offer);
        return { state, lines: offer === undefined ? [] : linesOfDay(day, state, offer) };
      },
    [from, to, offer],
  );
  const nameOf = (date: Date): string => {
    const { state, lines } = wordsOf(date);
    if (offer === undefined) return longDay.format(date);
    const told = { past: ['past'], closed: ['not offered'], 'sold-out': ['sold out'] };
    const words = state in told ? told[state as keyof typeof told] : [formatMoney(offer.price), ...lines];
    return [longDay.format(date), ...words].join(', ');
  };
  return (
    <div ref={calendar} className="date-calendar" data-offer={offer && (offer.capacity === null ? 'price' : 'seats')}>
      <WordsOfDay value={wordsOf}>
        <DayPicker
          mode="single"
          required
          weekStartsOn={1}
          fixedWeeks
          components={components}
          labels={{
            labelDayButton: (date, { selected }) => `${nameOf(date)}${selected ? ', selected' : ''}`,
            labelNav: () => 'Month',
            labelPrevious: () => 'Previous month',
            labelNext: () => 'Next month',
          }}
          today={dateOf(today)}
          selected={value === '' ? undefined : dateOf(value)}
          defaultMonth={dateOf(to !== undefined && first > to ? to : first)}
          disabled={[
            ...(from === undefined ? [] : [{ before: dateOf(from) }]),
            ...(to === undefined ? [] : [{ after: dateOf(to) }]),
            (date: Date) => offer !== undefined && wordsOf(date).state === 'sold-out',
          ]}
          {...(from === undefined ? {} : { startMonth: dateOf(from) })}
          {...(to === undefined ? {} : { endMonth: dateOf(to) })}
          onSelect={(date: Date) => onPick(dayOf(date))}
        />
      </WordsOfDay>
      {offer === undefined ? null : <Legend {...offer} />}
    </div>
  );
};

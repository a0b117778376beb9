import { formatMoney } from '@wayfarer/contracts';
import { createContext, type KeyboardEvent, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type DayButtonProps, DayPicker, DayButton as PlainDayButton } from 'react-day-picker';
import 'react-day-picker/style.css';
import './date-calendar.css';
import { todayOnSite } from '../../format/calendar-day.ts';
import { t } from '../../words/words.ts';
import { dayInMonthBeside } from './day-in-month-beside.ts';
import {
  canBeChosen,
  type DayLine,
  type DayOffer,
  type DayState,
  dayStateOf,
  isMonthKnown,
  linesOfDay,
  monthPriceWords,
  priceOn,
  reasonOf,
} from './day-offer.ts';
import { YearSteps } from './year-steps.tsx';

export type DateCalendarProps = {
  value: string;
  from: string | undefined;
  to: string | undefined;
  /** A day that is shown and focused first while nothing is chosen. */
  opensAt?: string | undefined;
  /** Shows price and seats under each day, and a legend. */
  offer?: DayOffer | undefined;
  /** Offers to go to the year before and after. */
  pagesYears?: boolean;
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

type DayWords = { state: DayState; lines: DayLine[] };
type Days = {
  wordsOf: (date: Date) => DayWords;
  /** Moves the focus by months; undefined where the picker's own way is right. */
  page?: ((from: Date, by: 1 | -1) => void) | undefined;
};
const DaysContext = createContext<Days>({ wordsOf: () => ({ state: 'open', lines: [] }) });

const pageKeys: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/** The style sheet writes what is under the number: the accessible name says it in its own order. */
const DayButton = ({ children, onKeyDown, ...button }: DayButtonProps) => {
  const { wordsOf, page } = useContext(DaysContext);
  const { state, lines } = wordsOf(button.day.date);
  const press = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const by = event.shiftKey ? undefined : pageKeys[event.key];
    if (page === undefined || by === undefined) {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    page(button.day.date, by);
  };
  return (
    <PlainDayButton {...button} onKeyDown={press} data-state={state}>
      <span className="day-number">{children}</span>
      {lines.map(({ text, short }) => (
        <span key={text} className="day-line" data-line={text} data-short={short} />
      ))}
    </PlainDayButton>
  );
};
const components = { DayButton };

const counted = [
  ['few', () => t('Few seats left')],
  ['sold-out', () => t('Sold out')],
] as const;
const faint = ['past', () => t('Not available')] as const;
/** Its days look like any other until their departures are known. */
const unknown = ['unknown', () => t('Not loaded yet')] as const;

/** The legend of the days, and their price. */
const Legend = ({ offer, month }: { offer: DayOffer; month: string }) => (
  <div className="figures mt-2 border-hairline border-t pt-2.5 text-ink-soft text-small">
    <ul aria-label={t('What the days mean')} className="flex flex-wrap gap-x-4 gap-y-1">
      {[...(offer.capacity === null ? [] : counted), isMonthKnown(month, offer) ? faint : unknown].map(([state, wordsOf]) => (
        <li key={state} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="day-swatch" data-state={state}>
            <span className="day-number">7</span>
          </span>
          {wordsOf()}
        </li>
      ))}
    </ul>
    <p className="mt-1">
      {monthPriceWords(month, offer)}
      {offer.capacity === null ? '' : ` ${t('Seats left are shown under each date.')}`}
    </p>
  </div>
);

/**
 * The month view of DateField; its code loads when it is about to be opened. Each month has six weeks, so
 * that paging moves nothing.
 */
export const DateCalendar = ({ value, from, to, opensAt = '', offer, pagesYears = false, onPick }: DateCalendarProps) => {
  const calendar = useRef<HTMLDivElement>(null);
  const today = todayOnSite();
  const earliest = from !== undefined && from > today ? from : today;
  const asked = opensAt > earliest ? opensAt : earliest;
  const first = value === '' ? asked : value;
  const [month, setMonth] = useState(() => dateOf(to !== undefined && first > to ? to : first));
  const showMonth = (date: Date): void => {
    setMonth(date);
    offer?.onMonth(`${dayOf(date).slice(0, 7)}-01`);
  };
  const [wanted, setWanted] = useState(first);
  const isLoading = offer?.departureOn(first) === undefined && offer !== undefined;
  // Opened to choose a day: the arrow keys work at once, or once there is a day to choose.
  useEffect(() => {
    if (isLoading) return;
    const focus = (selector: string): boolean => {
      const button = calendar.current?.querySelector<HTMLElement>(selector);
      button?.focus();
      return button !== null;
    };
    if (!focus(`[data-day="${wanted}"] .rdp-day_button:not(:disabled)`)) focus('.rdp-day_button[tabindex="0"]');
  }, [wanted, isLoading]);
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
    const day = dayOf(date);
    const { state, lines } = wordsOf(date);
    if (offer === undefined) return longDay.format(date);
    const words =
      state === 'open' || state === 'few'
        ? [formatMoney(priceOn(day, offer)), ...lines.map(({ text }) => text)]
        : [reasonOf[state]()];
    return [longDay.format(date), ...words].join(', ');
  };
  const page = (date: Date, by: 1 | -1): void => {
    const day = dayInMonthBeside(dayOf(date), by, (one) => canBeChosen(dayStateOf(one, { from, to }, offer)));
    if (day === undefined) return;
    showMonth(dateOf(day));
    setWanted(day);
  };
  return (
    <div ref={calendar} className="date-calendar" data-offer={offer && (offer.capacity === null ? 'price' : 'seats')}>
      {pagesYears ? (
        <YearSteps month={dayOf(month).slice(0, 7)} from={from} to={to} onShow={(shown) => showMonth(dateOf(`${shown}-01`))} />
      ) : null}
      <DaysContext value={{ wordsOf, page: offer === undefined ? undefined : page }}>
        <DayPicker
          mode="single"
          required
          weekStartsOn={1}
          fixedWeeks
          components={components}
          labels={{
            labelDayButton: (date, { selected }) => (selected ? t('{day}, selected', { day: nameOf(date) }) : nameOf(date)),
            labelNav: () => t('Month'),
            labelPrevious: () => t('Previous month'),
            labelNext: () => t('Next month'),
          }}
          today={dateOf(today)}
          selected={value === '' ? undefined : dateOf(value)}
          month={month}
          onMonthChange={showMonth}
          disabled={[
            ...(from === undefined ? [] : [{ before: dateOf(from) }]),
            ...(to === undefined ? [] : [{ after: dateOf(to) }]),
            (date: Date) => offer !== undefined && !canBeChosen(wordsOf(date).state),
          ]}
          {...(from === undefined ? {} : { startMonth: dateOf(from) })}
          {...(to === undefined ? {} : { endMonth: dateOf(to) })}
          onSelect={(date: Date) => onPick(dayOf(date))}
        />
      </DaysContext>
      {offer === undefined ? null : <Legend offer={offer} month={dayOf(month).slice(0, 7)} />}
    </div>
  );
};

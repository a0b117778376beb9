import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import { formatShortDay } from '../../format/calendar-day.ts';
import { controlStyle } from '../../ui/fields/control-style.ts';
import { DateButton } from '../../ui/fields/date-button.tsx';
import { typedDay } from './typed-day.ts';

type DayInputProps = {
  /** 'Travel days, from' */
  label: string;
  /** YYYY-MM-DD, or '' for any. */
  value: string;
  /** The first and the last day that can be chosen, both included. */
  from?: string | undefined;
  to?: string | undefined;
  onChange: (day: string) => void;
};

const wordsOf = (day: string): string => (day === '' ? '' : formatShortDay(day));

/** The error for a typed day; null if it can be searched for. */
const problemOf = (day: string | null, { from, to }: Pick<DayInputProps, 'from' | 'to'>): string | null => {
  if (day === null) return 'Enter a day such as 12 Dec 2026.';
  if (day === '') return null;
  if (from !== undefined && day < from) return `Enter ${formatShortDay(from)} or later.`;
  return to !== undefined && day > to ? `Enter ${formatShortDay(to)} or earlier.` : null;
};

/**
 * A day to filter by, typed or chosen in the calendar. Typed text is applied with Enter or on leaving the
 * field.
 */
export const DayInput = ({ label, value, from, to, onChange }: DayInputProps) => {
  const id = useId();
  const [text, setText] = useState(wordsOf(value));
  const [problem, setProblem] = useState<string | null>(null);
  const [followed, setFollowed] = useState(value);
  const show = (day: string): void => {
    setText(wordsOf(day));
    setProblem(null);
  };
  if (followed !== value) {
    // The address changed: by this field, Back, or 'Clear search'.
    setFollowed(value);
    show(value);
  }
  const choose = (day: string): void => {
    show(day);
    if (day !== value) onChange(day);
  };
  const ask = (): void => {
    const day = text.trim() === '' ? '' : typedDay(text);
    const wrong = problemOf(day, { from, to });
    if (day === null || wrong !== null) setProblem(wrong);
    else choose(day);
  };
  return (
    <form
      noValidate
      className="min-w-0 grow"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <span className="relative block">
        <input
          id={id}
          aria-label={label}
          value={text}
          placeholder="Any day"
          autoComplete="off"
          maxLength={40}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-error`}
          onChange={(event) => setText(event.target.value)}
          onBlur={ask}
          className={`${controlStyle} figures pe-12 max-sm:ps-2.5 max-sm:pe-11 sm:w-44`}
        />
        <DateButton
          id={`${id}-calendar`}
          label={`${label}: calendar`}
          describedBy={id}
          className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-full text-ink-soft hover:bg-hover"
          value={value}
          from={from}
          to={to}
          clearable
          onValueChange={choose}
        >
          <CalendarDays aria-hidden="true" className="size-5" />
          <span className="sr-only">{label}: calendar</span>
        </DateButton>
      </span>
      {problem === null ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-red text-small">
          {problem}
        </p>
      )}
    </form>
  );
};

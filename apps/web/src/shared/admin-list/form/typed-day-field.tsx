import { CalendarDays } from 'lucide-react';
import { type Ref, useState } from 'react';
import { formatDay, todayOnSite } from '../../format/calendar-day.ts';
import { classNames } from '../../ui/class-names.ts';
import { controlStyle } from '../../ui/fields/control-style.ts';
import { DateButton } from '../../ui/fields/date-button.tsx';
import type { DayOffer } from '../../ui/fields/day-offer.ts';
import { Field, type FieldWords } from '../../ui/fields/field.tsx';
import { typedDay } from '../filters/typed-day.ts';

type TypedDayFieldProps = FieldWords & {
  /** YYYY-MM-DD, '' for none, or what was typed and is no day, which the form's schema refuses. */
  value: string;
  onValueChange: (day: string) => void;
  /** The first and the last day that the calendar offers, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** A day that the calendar shows first while nothing is chosen. */
  opensAt?: string | undefined;
  clearable?: boolean;
  /** Which days the calendar offers, and what it says of them. */
  offer?: DayOffer | undefined;
  /** Is empty again once a day was taken: it goes to a list. */
  empties?: boolean;
  placeholder?: string;
  ref?: Ref<HTMLInputElement> | undefined;
};

const NO_DAY = 'Enter a day such as 24 12 or 24 Dec 2026.';
const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/**
 * A day that staff enter: typed, also without its year ('24 12'), or chosen in a calendar that pages by month
 * and by year. Typed text counts with Enter, which does not send the form, and on leaving the field.
 */
export const TypedDayField = (props: TypedDayFieldProps) => {
  const { value, onValueChange, opensAt, clearable = false, empties = false, offer, ref, ...others } = props;
  const { placeholder = 'Such as 24 12', from: first, to: last, ...words } = others;
  const [from, to] = [isDay(first) ? first : undefined, isDay(last) ? last : undefined];
  const isWrong = value !== '' && !isDay(value);
  const [text, setText] = useState(formatDay(value));
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    // Chosen in the calendar, or the form began again.
    setFollowed(value);
    setText(formatDay(value));
  }
  const today = todayOnSite();
  const take = (): void => {
    const day = typedDay(text, from !== undefined && from > today ? from : today) ?? text.trim();
    setText(empties && isDay(day) ? '' : formatDay(day));
    if (day !== value) onValueChange(day);
  };
  return (
    <Field {...words} optional={words.optional ?? false} error={isWrong ? NO_DAY : words.error}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            ref={ref}
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            maxLength={40}
            onChange={({ target }) => setText(target.value)}
            onBlur={take}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              take();
            }}
            className={classNames(controlStyle, 'figures pe-12')}
          />
          <DateButton
            id={`${control.id}-calendar`}
            label={`${words.label}: calendar`}
            describedBy={control.id}
            className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-full text-ink-soft hover:bg-hover"
            value={isWrong ? '' : value}
            from={from}
            to={to}
            opensAt={opensAt}
            clearable={clearable}
            offer={offer}
            pagesYears
            onValueChange={onValueChange}
          >
            <CalendarDays aria-hidden="true" className="size-5" />
            <span className="sr-only">{words.label}: calendar</span>
          </DateButton>
        </span>
      )}
    </Field>
  );
};

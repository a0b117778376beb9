import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { formatDay } from '../../format/calendar-day.ts';
import { Button } from '../actions/button.tsx';
import { loadPart } from '../browser/load-part.ts';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { controlStyle } from './control-style.ts';
import { Field, type FieldWords } from './field.tsx';

const DateCalendar = lazy(async () => ({ default: (await loadPart(() => import('./date-calendar.tsx'))).DateCalendar }));

export type DateFieldProps = {
  /** YYYY-MM-DD, or '' while nothing is chosen. */
  value: string;
  onValueChange: (day: string) => void;
  /** First and last day that can be chosen, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Days within them that cannot be chosen any more. */
  soldOut?: readonly string[];
  placeholder?: string;
  /** Offers to take the day away again (filters). */
  clearable?: boolean;
  id?: string;
  ref?: React.Ref<HTMLButtonElement>;
} & FieldWords;

/** A calendar day, chosen from a month view that only offers the window. */
export const DateField = ({
  label,
  hint,
  error,
  optional,
  className,
  id,
  value,
  onValueChange,
  from,
  to,
  ...rest
}: DateFieldProps) => {
  const { placeholder = 'Choose a day', clearable = false, soldOut = [], ref } = rest;
  const [open, setOpen] = useState(false);
  const valueId = useId();
  const choose = (day: string) => {
    onValueChange(day);
    setOpen(false);
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false} className={className} id={id}>
      {({ 'aria-describedby': words, 'aria-invalid': invalid, id: controlId }) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger
            id={controlId}
            ref={ref}
            data-invalid={invalid}
            aria-describedby={words === undefined ? valueId : `${valueId} ${words}`}
            className={classNames(controlStyle, 'flex items-center gap-2.5 text-left data-invalid:border-red')}
          >
            <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
            <span id={valueId} className={classNames('figures truncate', value === '' && 'text-ink-faint')}>
              {value === '' ? placeholder : formatDay(value)}
            </span>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner sideOffset={8} align="start" collisionPadding={8} className="z-60">
              <Popover.Popup
                aria-label={label}
                className="rounded-card border border-hairline bg-raised p-3 shadow-float outline-none transition-[opacity,translate] data-starting-style:-translate-y-1 data-ending-style:opacity-0 data-starting-style:opacity-0"
              >
                <Suspense fallback={<Skeleton className="h-80 w-77" />}>
                  <DateCalendar value={value} from={from} to={to} soldOut={soldOut} onPick={choose} />
                </Suspense>
                {clearable && value !== '' ? (
                  <Button variant="quiet" size="small" className="mt-1 w-full" onClick={() => choose('')}>
                    Any day
                  </Button>
                ) : null}
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
};

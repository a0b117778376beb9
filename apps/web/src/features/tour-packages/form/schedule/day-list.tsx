import { calendarDateSchema } from '@wayfarer/contracts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { TypedDayField } from '../../../../shared/admin-list/form/typed-day-field.tsx';
import { formatDay } from '../../../../shared/format/calendar-day.ts';
import type { PartError } from '../../../../shared/forms/part-error.ts';
import { Button } from '../../../../shared/ui/actions/button.tsx';

type DayListProps = {
  /** 'Add a day'. */
  label: string;
  days: readonly string[];
  onChange: (days: string[]) => void;
  /** Why a day cannot be added; null where it can. */
  problemOf: (day: string) => string | null;
  from: string | undefined;
  to: string | undefined;
  error: ReturnType<PartError>;
};

/** Days that are added one by one, typed or from a calendar, each of which can be removed again. */
export const DayList = ({ label, days, onChange, problemOf, from, to, error }: DayListProps) => {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const take = (day: string): void => {
    const isDay = calendarDateSchema.safeParse(day).success;
    const wrong = isDay ? (days.includes(day) ? `${formatDay(day)} is in the list already.` : problemOf(day)) : null;
    setTyped(isDay ? '' : day);
    setProblem(wrong);
    if (isDay && wrong === null) onChange([...days, day].toSorted());
  };
  return (
    <div>
      <TypedDayField
        label={label}
        value={typed}
        empties
        from={from}
        to={to}
        opensAt={days.at(-1)}
        onValueChange={take}
        error={problem ?? error}
      />
      {days.length === 0 ? null : (
        <ul aria-label={`${label}: chosen`} className="mt-2 flex flex-wrap gap-2">
          {days.map((day) => (
            <li key={day}>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Remove ${formatDay(day)} from: ${label}`}
                icon={<X aria-hidden="true" className="size-4" />}
                onClick={() => onChange(days.filter((other) => other !== day))}
              >
                {formatDay(day)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

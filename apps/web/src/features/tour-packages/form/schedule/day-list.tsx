import { X } from 'lucide-react';
import { formatDay } from '../../../../shared/format/calendar-day.ts';
import type { PartError } from '../../../../shared/forms/part-error.ts';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { DateField } from '../../../../shared/ui/fields/date-field.tsx';

type DayListProps = {
  /** 'Add a day'. */
  label: string;
  days: readonly string[];
  onChange: (days: string[]) => void;
  from: string | undefined;
  to: string | undefined;
  error: ReturnType<PartError>;
};

/** Days that are chosen one by one from a calendar, each of which can be removed again. */
export const DayList = ({ label, days, onChange, from, to, error }: DayListProps) => (
  <div>
    <DateField
      label={label}
      value=""
      from={from}
      to={to}
      opensAt={days.at(-1)}
      onValueChange={(day) => onChange([...new Set([...days, day])].toSorted())}
      error={error}
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

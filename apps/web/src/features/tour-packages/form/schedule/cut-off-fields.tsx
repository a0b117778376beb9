import type { PartError } from '../../../../shared/forms/part-error.ts';
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import type { ScheduleValues } from './schedule-values.ts';

type CutOffFieldsProps = {
  values: ScheduleValues;
  change: (changed: Partial<ScheduleValues>) => void;
  errorOf: PartError;
};

const kinds = [
  { value: 'site', label: 'As on the whole site' },
  { value: 'days', label: 'Days before' },
  { value: 'hours', label: 'Hours before the start' },
] as const;

/** When departures leave, and until when each can be booked. */
export const CutOffFields = ({ values, change, errorOf }: CutOffFieldsProps) => (
  <>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label="Start time"
        type="time"
        optional
        value={values.startTime}
        onChange={(event) => change({ startTime: event.target.value })}
        error={errorOf('startTime')}
      />
      <SelectField
        label="Bookings close"
        options={kinds}
        value={values.cutOff}
        onChange={(event) => change({ cutOff: kinds.find(({ value }) => value === event.target.value)?.value ?? 'site' })}
        error={errorOf('cutOff')}
      />
    </div>
    {values.cutOff === 'days' ? (
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Days before the departure"
          inputMode="numeric"
          autoComplete="off"
          value={values.cutOffDays}
          onChange={(event) => change({ cutOffDays: event.target.value })}
        />
        <TextField
          label="At"
          aria-label="At this time of the last day"
          type="time"
          optional
          hint="Empty: at the end of the day."
          value={values.cutOffAt}
          onChange={(event) => change({ cutOffAt: event.target.value })}
        />
      </div>
    ) : null}
    {values.cutOff === 'hours' ? (
      <TextField
        label="Hours before the start"
        inputMode="numeric"
        autoComplete="off"
        value={values.cutOffHours}
        onChange={(event) => change({ cutOffHours: event.target.value })}
      />
    ) : null}
    <TextField
      label="Minimum"
      optional
      inputMode="numeric"
      autoComplete="off"
      hint="Persons who have paid, from which a departure is guaranteed. It needs seats per day."
      value={values.minimum}
      onChange={(event) => change({ minimum: event.target.value })}
      error={errorOf('minimum')}
    />
  </>
);

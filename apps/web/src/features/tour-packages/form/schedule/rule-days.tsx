import type { PartError } from '../../../../shared/forms/part-error.ts';
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { ChoiceSet } from './choice-set.tsx';
import { ANY_WEEK, type RuleValues } from './schedule-values.ts';
import { weekdayOptions, weekOptions } from './schedule-words.ts';

type RuleDaysProps = {
  number: number;
  rule: RuleValues;
  change: (changed: Partial<RuleValues>) => void;
  errorOf: PartError;
};

const kinds = [
  { value: 'dates', label: 'Days by number' },
  { value: 'last', label: 'The last day' },
  { value: 'weekday', label: 'A day of the week' },
] as const;

const Weekdays = ({ rule, change, errorOf }: RuleDaysProps) => (
  <ChoiceSet
    label="On"
    options={weekdayOptions}
    chosen={rule.on}
    onChange={(on) =>
      change({ on: rule.every === 'week' || rule.nth === ANY_WEEK ? on : on.filter((day) => !rule.on.includes(day)) })
    }
    error={errorOf('on')}
  />
);

/** On which days of its weeks, months or years a rule is. */
export const RuleDays = (props: RuleDaysProps) => {
  const { number, rule, change, errorOf } = props;
  if (rule.every === 'day') return null;
  if (rule.every === 'week') return <Weekdays {...props} />;
  return (
    <>
      <SelectField
        label="On"
        aria-label={`On which days, rule ${number}`}
        options={kinds}
        value={rule.by}
        onChange={(event) => change({ by: kinds.find(({ value }) => value === event.target.value)?.value ?? 'dates' })}
        error={rule.by === 'last' ? errorOf('dates') : undefined}
      />
      {rule.by === 'dates' ? (
        <TextField
          label="Days of the month"
          optional
          hint="Such as 1, 15, last. Empty: that of the first day."
          autoComplete="off"
          value={rule.dates}
          onChange={(event) => change({ dates: event.target.value })}
          error={errorOf('dates')}
        />
      ) : null}
      {rule.by === 'weekday' ? (
        <>
          <SelectField
            label="Week of the month"
            options={weekOptions}
            value={rule.nth}
            onChange={(event) =>
              change({ nth: event.target.value, on: event.target.value === ANY_WEEK ? rule.on : rule.on.slice(0, 1) })
            }
            error={errorOf('nth')}
          />
          <Weekdays {...props} />
        </>
      ) : null}
    </>
  );
};

import { Trash2 } from 'lucide-react';
import { TypedDayField } from '../../../../shared/admin-list/form/typed-day-field.tsx';
import type { PartError } from '../../../../shared/forms/part-error.ts';
import { IconButton } from '../../../../shared/ui/actions/icon-button.tsx';
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { ChoiceSet } from './choice-set.tsx';
import { RuleDays } from './rule-days.tsx';
import { changeRule } from './rule-moves.ts';
import type { RuleValues } from './schedule-values.ts';
import { monthOptions } from './schedule-words.ts';

type RuleRowProps = {
  number: number;
  rule: RuleValues;
  /** What it adds, in words; '' while that is not known. */
  note: string;
  onChange: (rule: RuleValues) => void;
  onRemove: () => void;
  errorOf: PartError;
};

const units = (['day', 'week', 'month', 'year'] as const).map((value) => ({ value, label: `${value}s` }));

/** 'Every 2 weeks on Sa from 5 Dec 2026 until …'. */
export const RuleRow = ({ number, rule, note, onChange, onRemove, errorOf }: RuleRowProps) => {
  const change = (changed: Partial<RuleValues>) => onChange(changeRule(rule, changed));
  return (
    <li>
      <fieldset className="min-w-0 space-y-3 rounded-control border border-hairline p-3.5">
        <legend className="sr-only">Rule {number}</legend>
        <div className="flex items-start gap-2">
          <TextField
            label="Every"
            aria-label={`Every how many, rule ${number}`}
            inputMode="numeric"
            autoComplete="off"
            className="min-w-0 flex-1"
            value={rule.interval}
            onChange={(event) => change({ interval: event.target.value })}
            error={errorOf('interval')}
          />
          <SelectField
            label="Period"
            aria-label={`Period of rule ${number}`}
            className="min-w-0 flex-2"
            options={units}
            value={rule.every}
            onChange={(event) => change({ every: units.find(({ value }) => value === event.target.value)?.value ?? 'week' })}
            error={errorOf('every')}
          />
          <IconButton label={`Remove rule ${number}`} icon={<Trash2 className="size-5" />} className="mt-7" onClick={onRemove} />
        </div>
        <RuleDays number={number} rule={rule} change={change} errorOf={errorOf} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TypedDayField label="From" value={rule.from} onValueChange={(from) => change({ from })} error={errorOf('from')} />
          <TypedDayField
            label="Until"
            placeholder="Without an end"
            clearable
            optional
            value={rule.until}
            from={rule.from === '' ? undefined : rule.from}
            onValueChange={(until) => change({ until })}
            error={errorOf('until')}
          />
        </div>
        {note === '' ? null : <p className="text-ink-faint text-small">{note}</p>}
        <details open={rule.months.length > 0 || undefined}>
          <summary className="touchable cursor-pointer font-medium text-accent-strong text-small">Only in some months</summary>
          <div className="mt-2">
            <ChoiceSet
              label="Months"
              options={monthOptions}
              chosen={rule.months}
              onChange={(months) => change({ months })}
              error={errorOf('months')}
            />
          </div>
        </details>
      </fieldset>
    </li>
  );
};

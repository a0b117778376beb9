import { MAX_RULES, type TourPackage } from '@wayfarer/contracts';
import { type Ref, useId, useImperativeHandle } from 'react';
import type { FieldError } from 'react-hook-form';
import { ErrorLine } from '../../../../shared/forms/error-line.tsx';
import { partErrorOf } from '../../../../shared/forms/part-error.ts';
import { useFocusWrong } from '../../../../shared/forms/use-focus-wrong.ts';
import { Segmented } from '../../../../shared/ui/fields/segmented.tsx';
import { AddRowButton } from '../add-row-button.tsx';
import { CutOffFields } from './cut-off-fields.tsx';
import { DayList } from './day-list.tsx';
import { dayProblems, ruleNotes } from './rule-notes.ts';
import { RuleRow } from './rule-row.tsx';
import { SchedulePreview } from './schedule-preview.tsx';
import { newRule, type ScheduleValues } from './schedule-values.ts';

type ScheduleFieldProps = {
  label: string;
  values: ScheduleValues;
  onChange: (values: ScheduleValues) => void;
  error: FieldError | undefined;
  /** The package as it is stored; null for a new one. */
  edited: TourPackage | null;
  availableFrom: string;
  availableTo: string;
  /** Focuses the first wrong control. */
  ref?: Ref<{ focus: () => void }> | undefined;
};

const kinds = [
  { value: 'any', label: 'Any day of the window' },
  { value: 'departures', label: 'On departures' },
] as const;

/** On which days a package leaves: on any of its window, or on those of a schedule. */
export const ScheduleField = ({ label, values, onChange, error, ref, edited, ...window }: ScheduleFieldProps) => {
  const errorId = useId();
  const { group, focus } = useFocusWrong<HTMLFieldSetElement>();
  useImperativeHandle(ref, () => ({ focus }));
  const errorOf = partErrorOf(error);
  const { rules, added, closed } = values;
  const change = (changed: Partial<ScheduleValues>) => onChange({ ...values, ...changed });
  const changeRules = (next: ScheduleValues['rules']) => change({ rules: next });
  const notes = ruleNotes(rules, window);
  const { ofAdding, ofClosing } = dayProblems(values, window);
  const [from, to] = [window.availableFrom || undefined, window.availableTo || undefined];
  return (
    <fieldset ref={group} aria-describedby={error === undefined ? undefined : errorId} className="min-w-0 space-y-4">
      <legend className="mb-1.5 font-medium text-ink text-small">{label}</legend>
      <Segmented
        label={label}
        options={kinds}
        value={values.isScheduled ? 'departures' : 'any'}
        onValueChange={(kind) => {
          const isScheduled = kind === 'departures';
          const isFirst = isScheduled && rules.length === 0 && added.length === 0;
          change({ isScheduled, ...(isFirst ? { rules: [newRule(window.availableFrom)] } : {}) });
        }}
      />
      {values.isScheduled ? (
        <>
          <ol className="space-y-3">
            {rules.map((rule, at) => (
              <RuleRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
                key={at}
                number={at + 1}
                rule={rule}
                note={notes[at] ?? ''}
                onChange={(next) => changeRules(rules.with(at, next))}
                onRemove={() => changeRules(rules.toSpliced(at, 1))}
                errorOf={(part) => errorOf(`rules.${at}.${part}`)}
              />
            ))}
          </ol>
          <AddRowButton
            disabled={rules.length >= MAX_RULES}
            onClick={() => changeRules([...rules, newRule(window.availableFrom)])}
          >
            Add rule
          </AddRowButton>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <DayList
              label="Add a day"
              days={added}
              onChange={(days) => change({ added: days })}
              problemOf={ofAdding}
              from={from}
              to={to}
              error={errorOf('added')}
            />
            <DayList
              label="Close a day"
              days={closed}
              onChange={(days) => change({ closed: days })}
              problemOf={ofClosing}
              from={from}
              to={to}
              error={errorOf('closed')}
            />
          </div>
          <CutOffFields values={values} change={change} errorOf={errorOf} />
        </>
      ) : null}
      <SchedulePreview values={values} edited={edited} {...window} />
      <ErrorLine id={errorId}>{errorOf('')}</ErrorLine>
    </fieldset>
  );
};

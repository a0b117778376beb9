import { MAX_GROUPS } from '@wayfarer/contracts';
import { Trash2 } from 'lucide-react';
import { ErrorLine } from '../../../../shared/forms/error-line.tsx';
import type { PartError } from '../../../../shared/forms/part-error.ts';
import { IconButton } from '../../../../shared/ui/actions/icon-button.tsx';
import { TextField } from '../../../../shared/ui/fields/text-field.tsx';
import { AddRowButton } from '../add-row-button.tsx';
import type { GroupStepValues } from './price-values.ts';

type GroupFieldProps = {
  label: string;
  steps: readonly GroupStepValues[];
  onChange: (steps: GroupStepValues[]) => void;
  errorOf: PartError;
};

/** From so many persons on, so many percent less. */
export const GroupField = ({ label, steps, onChange, errorOf }: GroupFieldProps) => {
  const change = (at: number, changed: Partial<GroupStepValues>) =>
    onChange(steps.map((step, other) => (other === at ? { ...step, ...changed } : step)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-ink text-small">{label}</legend>
      <ol className="space-y-3">
        {steps.map((step, at) => {
          const [from, percent] = [errorOf(`${at}.from`), errorOf(`${at}.percent`)];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
            <li key={at}>
              <span className="flex items-start gap-2">
                <TextField
                  label="From persons"
                  aria-label={`From how many persons, step ${at + 1}`}
                  inputMode="numeric"
                  autoComplete="off"
                  className="min-w-0 flex-1"
                  value={step.from}
                  onChange={({ target }) => change(at, { from: target.value })}
                  error={from}
                />
                <TextField
                  label="Percent off"
                  aria-label={`Percent off, step ${at + 1}`}
                  inputMode="numeric"
                  autoComplete="off"
                  className="min-w-0 flex-1"
                  value={step.percent}
                  onChange={({ target }) => change(at, { percent: target.value })}
                  error={percent}
                />
                <IconButton
                  label={`Remove group discount ${at + 1}`}
                  icon={<Trash2 className="size-5" />}
                  className="mt-7"
                  onClick={() => onChange(steps.filter((_, other) => other !== at))}
                />
              </span>
              {from === undefined && percent === undefined ? <ErrorLine>{errorOf(String(at))}</ErrorLine> : null}
            </li>
          );
        })}
      </ol>
      <AddRowButton disabled={steps.length >= MAX_GROUPS} onClick={() => onChange([...steps, { from: '', percent: '' }])}>
        Add group discount
      </AddRowButton>
    </fieldset>
  );
};

import { MAX_CANCELLATION_STEPS } from '@wayfarer/contracts';
import { Check, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { cancellationWords } from '../format/cancellation-words.ts';
import { Button } from '../ui/actions/button.tsx';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { policyIn, policyPresets, type StepValues, stepValuesOf } from './cancellation-policy-values.ts';

type CancellationPolicyFieldProps = {
  steps: readonly StepValues[];
  onChange: (steps: StepValues[]) => void;
  /** Whether a deposit confirms the booking that is kept by a cancel. */
  isDepositKept: boolean;
  error: string | undefined;
};

type StepProps = {
  number: number;
  step: StepValues;
  onChange: (change: Partial<StepValues>) => void;
  onRemove: () => void;
};

const Step = ({ number, step, onChange, onRemove }: StepProps) => (
  <li className="flex items-end gap-2">
    <TextField
      label="Days before"
      aria-label={`Days before the travel day, step ${number}`}
      inputMode="numeric"
      autoComplete="off"
      className="min-w-0 grow"
      value={step.daysBefore}
      onChange={(event) => onChange({ daysBefore: event.target.value })}
    />
    <TextField
      label="Percent back"
      aria-label={`Percent refunded, step ${number}`}
      inputMode="numeric"
      autoComplete="off"
      className="min-w-0 grow"
      value={step.percent}
      onChange={(event) => onChange({ percent: event.target.value })}
    />
    <IconButton label={`Remove step ${number}`} icon={<Trash2 className="size-5" />} onClick={onRemove} />
  </li>
);

const isSame = (steps: readonly StepValues[], others: readonly StepValues[]): boolean =>
  steps.length === others.length &&
  steps.every(({ daysBefore, percent }, at) => daysBefore === others[at]?.daysBefore && percent === others[at]?.percent);

/** The sentence that travellers will read, once the input is a valid policy. */
const Preview = ({ steps, isDepositKept }: Pick<CancellationPolicyFieldProps, 'steps' | 'isDepositKept'>) => {
  const policy = policyIn(steps);
  const isTyped = policy.every(({ daysBefore, percent }) => Number.isInteger(daysBefore) && Number.isInteger(percent));
  return isTyped ? (
    <output className="block rounded-control bg-sunken p-3.5 text-ink-soft text-small">
      {cancellationWords(policy, { isRefundable: !isDepositKept })}
    </output>
  ) : null;
};

/** A package's cancellation policy as rows, with the sentence that travellers will read. */
export const CancellationPolicyField = ({ steps, onChange, isDepositKept, error }: CancellationPolicyFieldProps) => {
  const errorId = useId();
  const change = (at: number, changed: Partial<StepValues>) =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...changed } : step)));
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId} className="space-y-3">
      <legend className="mb-1.5 font-medium text-ink text-small">Cancellation policy</legend>
      <div className="flex flex-wrap gap-2">
        {policyPresets.map(({ name, policy }) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            aria-pressed={isSame(steps, stepValuesOf(policy))}
            icon={isSame(steps, stepValuesOf(policy)) ? <Check aria-hidden="true" className="size-4" /> : undefined}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
            onClick={() => onChange(stepValuesOf(policy))}
          >
            {name}
          </Button>
        ))}
      </div>
      {steps.length === 0 ? null : (
        <ol className="space-y-3">
          {steps.map((step, index) => (
            <Step
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
              key={index}
              number={index + 1}
              step={step}
              onChange={(changed) => change(index, changed)}
              onRemove={() => onChange(steps.filter((_, other) => other !== index))}
            />
          ))}
        </ol>
      )}
      <Button
        variant="quiet"
        size="small"
        icon={<Plus className="size-4" />}
        disabled={steps.length >= MAX_CANCELLATION_STEPS}
        onClick={() => onChange([...steps, { daysBefore: '', percent: '' }])}
      >
        Add step
      </Button>
      <Preview steps={steps} isDepositKept={isDepositKept} />
      {error === undefined ? null : (
        <p id={errorId} role="alert" className="text-red text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
};

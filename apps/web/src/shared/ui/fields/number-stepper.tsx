import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { t } from '../../words/words.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { type ControlAttributes, Field, type FieldWords } from './field.tsx';

type Counting = {
  /** NaN if the box is empty or does not hold a whole number. */
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
} & Omit<ComponentProps<'input'>, 'className' | 'type' | 'value' | 'onChange' | 'min' | 'max'>;

export type NumberStepperProps = Counting & FieldWords;

type StepperBoxProps = Counting & { label: string; control: ControlAttributes };

/** The box alone, for a field with a layout of its own. */
export const StepperBox = ({ label, control, value, onValueChange, min, max, ...input }: StepperBoxProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => {
    setTyped(null);
    onValueChange(Math.min(Math.max((Number.isNaN(value) ? min - by : value) + by, min), max));
  };
  const type = (text: string) => {
    setTyped(text);
    onValueChange(/^\d+$/.test(text) ? Number(text) : Number.NaN);
  };
  const text =
    typed !== null && (Number.isNaN(value) || Number(typed) === value) ? typed : Number.isNaN(value) ? '' : String(value);
  return (
    <span
      data-invalid={control['aria-invalid']}
      className="flex min-h-12 items-center justify-between rounded-control border border-edge bg-surface px-0.5 data-invalid:border-red has-[input:focus-visible]:border-accent has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent"
    >
      <IconButton
        label={t('Fewer: {what}', { what: label })}
        icon={<Minus className="size-5" />}
        disabled={value <= min}
        onClick={() => step(-1)}
      />
      <input
        {...input}
        {...control}
        inputMode="numeric"
        role="spinbutton"
        aria-valuenow={Number.isNaN(value) ? undefined : value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={text}
        onChange={(event) => type(event.target.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
        className="figures min-h-11 w-full min-w-0 bg-transparent text-center font-semibold text-ink outline-none"
      />
      <IconButton
        label={t('More: {what}', { what: label })}
        icon={<Plus className="size-5" />}
        disabled={value >= max}
        onClick={() => step(1)}
      />
    </span>
  );
};

/** A whole number with minus and plus; it can also be typed, and typed text is never corrected. */
export const NumberStepper = ({ label, hint, error, optional, className, id, ...counting }: NumberStepperProps) => (
  <Field label={label} hint={hint} error={error} optional={optional ?? false} className={className} id={id}>
    {(control) => <StepperBox {...counting} label={label} control={control} />}
  </Field>
);

import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { StepperBox } from '../ui/fields/number-stepper.tsx';
import type { ownText } from '../words/own-text.tsx';
import { ErrorWords } from './error-words.tsx';

type CountRowProps = {
  label: string;
  /** For the element of the label, where it is not in the language of the page. */
  own?: ReturnType<typeof ownText>;
  /** Such as the price of each. */
  note?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
} & Omit<ComponentProps<typeof StepperBox>, 'control' | 'id'>;

/** How many of one kind: words on the left, the stepper on the right. */
export const CountRow = ({ label, own, note, error, className, ...counting }: CountRowProps) => {
  const id = useId();
  const words = [...(note === undefined ? [] : [`${id}-note`]), ...(error === undefined ? [] : [`${id}-error`])].join(' ');
  const control = {
    id,
    'aria-describedby': words || undefined,
    'aria-invalid': error === undefined ? undefined : (true as const),
  };
  return (
    <div className={classNames('min-w-0 text-small', className)}>
      {/* An amount is not broken into lines: where there is no room beside it, the stepper is below. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="wrap-break-word max-w-full grow basis-0">
          <label htmlFor={id} {...own} className="block font-medium text-ink">
            {label}
          </label>
          {note === undefined ? null : (
            <p id={`${id}-note`} className="figures text-ink-soft">
              {note}
            </p>
          )}
        </div>
        <div className="w-36 shrink-0">
          <StepperBox {...counting} label={label} control={control} />
        </div>
      </div>
      <ErrorWords id={`${id}-error`}>{error}</ErrorWords>
    </div>
  );
};

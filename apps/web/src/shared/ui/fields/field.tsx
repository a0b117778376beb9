import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { t } from '../../words/words.ts';

/** The ARIA attributes for the control inside a field. */
export type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** @template Label elements, of a text that may be in another language than the page */
export type FieldWords<Label extends ReactNode = string> = {
  label: Label;
  /** Shown under the control until an error replaces it. */
  hint?: ReactNode;
  /** A sentence; with one the control is marked invalid. */
  error?: string | undefined;
  /** Shown beside the label if most of the form is required. */
  optional?: boolean;
  className?: string | undefined;
};

type FieldProps = {
  id?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
} & FieldWords<ReactNode>;

/** Label, control, and below it the hint or the error, linked for screen readers. */
export const Field = ({ id, label, hint, error, optional = false, className, children }: FieldProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const wordsId = `${controlId}-words`;
  const failed = error !== undefined && error !== '';
  const hasWords = failed || hint !== undefined;
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 flex items-baseline justify-between gap-2 font-medium text-ink text-small">
        {label}
        {optional ? <span className="font-normal text-ink-faint">{t('Optional')}</span> : null}
      </label>
      {children({ id: controlId, 'aria-describedby': hasWords ? wordsId : undefined, 'aria-invalid': failed || undefined })}
      <div id={wordsId} className="text-small">
        {failed ? (
          <p className="mt-1.5 flex items-start gap-1.5 font-medium text-red">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        ) : hint === undefined ? null : (
          <div className="mt-1.5 text-ink-faint">{hint}</div>
        )}
      </div>
    </div>
  );
};

import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldWords } from './field.tsx';

export type TextAreaProps = {} & FieldWords & Omit<ComponentProps<'textarea'>, 'className'>;

/** Several lines; grows with its text if the browser supports it. */
export const TextArea = ({ label, hint, error, optional, className, id, rows = 4, ...input }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} optional={optional ?? false} className={className} id={id}>
    {(control) => (
      <textarea
        {...input}
        {...control}
        rows={rows}
        className={classNames(controlStyle, 'field-sizing-content max-h-96', rows > 2 ? 'min-h-28' : 'min-h-20')}
      />
    )}
  </Field>
);

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldWords } from './field.tsx';

export type TextFieldProps = {
  /** A sign or icon inside the box, before the text. */
  leading?: ReactNode;
} & FieldWords<ReactNode> &
  Omit<ComponentProps<'input'>, 'className'>;

/**
 * One line of text. Takes every input attribute and a ref, so `register()` of react-hook-form can be spread
 * on it.
 */
export const TextField = ({ label, hint, error, optional, className, id, leading, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional ?? false} className={className} id={id}>
    {(control) => (
      <span className="relative block">
        {leading === undefined ? null : (
          <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-ink-faint">
            {leading}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...control}
          className={classNames(controlStyle, 'read-only:bg-sunken', leading !== undefined && 'ps-10')}
        />
      </span>
    )}
  </Field>
);

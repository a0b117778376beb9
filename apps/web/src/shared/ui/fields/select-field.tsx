import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldWords } from './field.tsx';

export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean;
  /** Of a label in another language than the page. */
  lang?: string;
  dir?: 'auto';
};

export type SelectFieldProps = {
  options: readonly SelectOption[];
  /** An empty first choice, such as 'All destinations'. */
  placeholder?: string;
} & FieldWords<ReactNode> &
  Omit<ComponentProps<'select'>, 'className' | 'children'>;

/** The native select in our box: the best picker on a phone, type-ahead everywhere, and no code. */
export const SelectField = ({
  label,
  hint,
  error,
  optional,
  className,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional ?? false} className={className} id={id}>
    {(control) => (
      <span className="relative block">
        {/* On Back the browser would restore one select's value into another, if selects were added after the page loaded. */}
        <select
          autoComplete="off"
          {...select}
          {...control}
          className={classNames(controlStyle, 'appearance-none truncate pe-10')}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ label: shown, ...option }) => (
            <option key={option.value} {...option}>
              {shown}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4 text-ink-faint"
        />
      </span>
    )}
  </Field>
);

import { ChevronDown } from 'lucide-react';
import { controlStyle } from '../../ui/fields/control-style.ts';
import type { SelectOption } from '../../ui/fields/select-field.tsx';

type FilterSelectProps = {
  label: string;
  /** The first choice, which filters nothing. */
  every: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
};

/** A filter with many choices in a table's toolbar. */
export const FilterSelect = ({ label, every, options, value, onChange }: FilterSelectProps) => (
  <span className="relative block min-w-0 grow max-sm:basis-32 sm:max-w-60">
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${controlStyle} appearance-none truncate pe-10`}
    >
      <option value="">{every}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4 text-ink-faint" />
  </span>
);

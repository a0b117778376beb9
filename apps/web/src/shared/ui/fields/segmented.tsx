import { useId } from 'react';

export type SegmentedOption<Value extends string> = {
  value: Value;
  label: string;
};

export type SegmentedProps<Value extends string> = {
  /** Label of the group, for screen readers. */
  label: string;
  options: ReadonlyArray<SegmentedOption<Value>>;
  value: Value;
  onValueChange: (value: Value) => void;
};

/** One of a few, side by side; built on radio buttons, so arrow keys and forms work. */
export const Segmented = <Value extends string>({ label, options, value, onValueChange }: SegmentedProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="inline-flex min-w-0 max-w-full flex-wrap gap-1 rounded-control bg-grey-soft p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          data-choice
          className="relative flex min-h-10 items-center whitespace-nowrap rounded-tag px-2.5 2xl:px-3.5 font-medium text-ink-soft text-small transition-colors after:absolute after:inset-x-0 after:-inset-y-0.5 hover:text-ink has-checked:bg-thumb has-checked:text-ink has-checked:shadow-bar has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
};

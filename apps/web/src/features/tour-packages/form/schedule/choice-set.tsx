import { useId } from 'react';
import { ErrorLine } from '../../../../shared/forms/error-line.tsx';

type ChoiceSetProps<Value> = {
  label: string;
  options: ReadonlyArray<{ value: Value; label: string; name: string }>;
  chosen: readonly Value[];
  /** In the order of the options. */
  onChange: (chosen: Value[]) => void;
  error: string | undefined;
};

/** Any number of a few, side by side; built on checkboxes. */
export const ChoiceSet = <Value extends string | number>({ label, options, chosen, onChange, error }: ChoiceSetProps<Value>) => {
  const errorId = useId();
  const isChosen = (value: Value): boolean => chosen.includes(value);
  const toggle = (changed: Value) =>
    onChange(options.flatMap(({ value }) => ((value === changed) === isChosen(value) ? [] : [value])));
  return (
    <fieldset className="min-w-0" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-1.5 font-medium text-ink text-small">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {options.map(({ value, label: shown, name }) => (
          <label
            key={value}
            className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-tag border border-edge px-2 font-medium text-ink-soft text-small hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent"
          >
            <input
              type="checkbox"
              aria-label={name}
              aria-invalid={error === undefined ? undefined : true}
              checked={isChosen(value)}
              onChange={() => toggle(value)}
              className="sr-only"
            />
            <span aria-hidden="true">{shown}</span>
          </label>
        ))}
      </div>
      <ErrorLine id={errorId}>{error}</ErrorLine>
    </fieldset>
  );
};

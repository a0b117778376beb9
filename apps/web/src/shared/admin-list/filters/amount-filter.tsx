import { useId, useState } from 'react';
import { typedAmount } from '../../format/typed-amount.ts';
import { controlStyle } from '../../ui/fields/control-style.ts';

type AmountFilterProps = {
  label: string;
  /** As in the address: '5999.97', or '' for every amount. */
  value: string;
  onChange: (amount: string) => void;
};

const AMOUNT = /^\d+(\.\d{1,2})?$/;

/**
 * An amount of rupees to search for, with or without the commas that screens show. Applied with Enter or on
 * leaving the field.
 */
export const AmountFilter = ({ label, value, onChange }: AmountFilterProps) => {
  const id = useId();
  const [text, setText] = useState(value);
  const [wrong, setWrong] = useState(false);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    // The address changed: by this field, Back, or 'Clear search'.
    setFollowed(value);
    setText(value);
    setWrong(false);
  }
  const ask = (): void => {
    const amount = text.trim() === '' ? '' : typedAmount(text);
    const isKnown = amount === '' || (amount !== null && AMOUNT.test(amount));
    setWrong(!isKnown);
    if (isKnown && amount !== value) onChange(amount);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-medium text-ink-soft text-small">
        {label}
      </label>
      <input
        id={id}
        inputMode="decimal"
        value={text}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        onChange={(event) => setText(event.target.value)}
        onBlur={ask}
        className={`${controlStyle} sm:w-38`}
      />
      {wrong ? (
        <p id={`${id}-error`} className="mt-1.5 text-red text-small">
          Enter an amount such as 24,500.50.
        </p>
      ) : null}
    </form>
  );
};

import { useId } from 'react';

export type RadioCard<Value extends string> = {
  value: Value;
  label: string;
  /** What follows from it, in smaller words. */
  text?: string | undefined;
};

export type RadioCardsProps<Value extends string> = {
  /** Label of the group, for screen readers. */
  label: string;
  cards: ReadonlyArray<RadioCard<Value>>;
  value: Value;
  onValueChange: (value: Value) => void;
};

/**
 * One of a few that need a line each, below one another; radio buttons, so arrow keys work. Their style is
 * custom, as that of checkboxes.
 */
export const RadioCards = <Value extends string>({ label, cards, value, onValueChange }: RadioCardsProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="min-w-0 space-y-2.5">
      <legend className="sr-only">{label}</legend>
      {cards.map((card) => {
        const id = `${name}-${card.value}`;
        return (
          <label
            key={card.value}
            htmlFor={id}
            className="flex min-h-14 cursor-pointer items-center gap-3.5 rounded-control border border-edge bg-surface px-4 py-3 hover:border-ink-soft has-checked:border-accent has-checked:bg-accent-soft has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent"
          >
            <input
              id={id}
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              onChange={() => onValueChange(card.value)}
              aria-labelledby={`${id}-label`}
              aria-describedby={card.text === undefined ? undefined : `${id}-text`}
              className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-surface outline-none checked:border-6 checked:border-accent"
            />
            <span className="min-w-0">
              <span id={`${id}-label`} className="figures block font-semibold text-ink">
                {card.label}
              </span>
              {card.text === undefined ? null : (
                <span id={`${id}-text`} className="figures block text-ink-soft text-small">
                  {card.text}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
};

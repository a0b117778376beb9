import {
  type Category,
  categoriesOf,
  formatMoney,
  isTooYoung,
  MAX_OF_ONE_KIND,
  oldEnoughText,
  type Prices,
  type UnitPrices,
} from '@wayfarer/contracts';
import { type Ref, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { t } from '../words/words.ts';
import { withAges } from './ages-text.ts';
import { CountRow } from './count-row.tsx';
import { ErrorWords } from './error-words.tsx';

type PartyFieldsProps = {
  prices: Prices;
  /** What each category pays on the chosen day, in rupees; without what is not known. */
  units: UnitPrices;
  party: Readonly<Record<string, number>>;
  onChange: (party: Record<string, number>) => void;
  error?: string | undefined;
  /** What is wrong with one number, by its category. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** How old everybody must be, in years. */
  minAge?: number | undefined;
  /** Seats of the chosen day. */
  left?: number;
  ref?: Ref<HTMLFieldSetElement>;
  className?: string;
};

/** How many of each kind of travellers come, with the price of each. */
export const PartyFields = ({
  prices,
  units,
  party,
  onChange,
  error,
  errors = {},
  minAge,
  left = Number.POSITIVE_INFINITY,
  ref,
  className,
}: PartyFieldsProps) => {
  const errorId = useId();
  const categories = categoriesOf(prices);
  const countOf = (id: string): number => party[id] || 0;
  const mostOf = ({ id, seats = 1, ...ages }: Pick<Category, 'id' | 'seats' | 'maxAge'>): number => {
    if (isTooYoung(ages, minAge)) return 0;
    const others = categories.filter((other) => other.id !== id);
    const free = MAX_OF_ONE_KIND - others.reduce((sum, other) => sum + countOf(other.id), 0);
    const seated = others.reduce((sum, other) => sum + countOf(other.id) * (other.seats ?? 1), 0);
    return Math.max(countOf(id) > 0 ? 1 : 0, seats === 0 ? free : Math.min(free, left - seated));
  };
  const noteOf = ({ id, seats = 1, ...ages }: Pick<Category, 'id' | 'seats' | 'maxAge'>): string => {
    if (minAge !== undefined && isTooYoung(ages, minAge)) return oldEnoughText(minAge);
    const price = units[id];
    const words = prices.groupOf === undefined && price !== undefined ? (price === 0 ? t('Free') : formatMoney(price)) : null;
    if (seats !== 0) return words ?? '';
    return words === null ? t('no seat of their own') : t('{price}, no seat of their own', { price: words });
  };
  return (
    <fieldset ref={ref} aria-describedby={error === undefined ? undefined : errorId} className={classNames('min-w-0', className)}>
      <legend className="mb-1.5 font-medium text-ink text-small">{t('Who comes')}</legend>
      <div className="space-y-3">
        {categories.map(({ id, name, seats = 1, ...ages }) => (
          <CountRow
            key={id}
            label={withAges(prices.categories ? name : t('Persons'), ages)}
            note={noteOf({ id, seats, ...ages }) || undefined}
            error={errors[id]}
            name={`party.${id}`}
            min={categories.length === 1 ? 1 : 0}
            max={mostOf({ id, seats, ...ages })}
            value={party[id] ?? 0}
            onValueChange={(count) => onChange({ ...party, [id]: count })}
          />
        ))}
      </div>
      <ErrorWords id={errorId}>{error}</ErrorWords>
    </fieldset>
  );
};

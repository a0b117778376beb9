import { type ExchangeRates, isRecentRate, MAX_RATE_AGE_DAYS, type OtherCurrency, otherCurrencies } from '@wayfarer/contracts';
import { formatShortDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import type { PartError } from '../../shared/forms/part-error.ts';
import { DateField } from '../../shared/ui/fields/date-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { type ExchangeRatesValues, type TypedRate, typedCurrencies } from './exchange-rates-form.ts';

type ExchangeRateRowsProps = {
  values: ExchangeRatesValues;
  onChange: (values: ExchangeRatesValues) => void;
  /** Those of the European Central Bank. */
  read: ExchangeRates['read'];
  errorOf: PartError;
};

const names = new Intl.DisplayNames('en', { type: 'currency' });

/** What of a row is shown to readers, if it is not what stands in it. */
const hintOf = ({ rupees, day }: TypedRate, read: ExchangeRates['read'][number] | undefined): string | undefined => {
  const today = todayOnSite();
  if (read !== undefined && isRecentRate(read.day, today))
    return `From the European Central Bank: ₹${read.rupees} on ${formatShortDay(read.day)}. It goes before what you type.`;
  return rupees.trim() !== '' && day !== '' && !isRecentRate(day, today)
    ? `Older than ${MAX_RATE_AGE_DAYS} days: not shown.`
    : undefined;
};

/** All currencies, each with what one of it is in rupees and the day that this is of. */
export const ExchangeRateRows = ({ values, onChange, read, errorOf }: ExchangeRateRowsProps) => {
  const sent = typedCurrencies(values);
  const change = (currency: OtherCurrency, changed: Partial<TypedRate>): void =>
    onChange({ rates: { ...values.rates, [currency]: { ...values.rates[currency], ...changed } } });
  return (
    <ul className="divide-y divide-hairline">
      {otherCurrencies.map((currency) => {
        const typed = values.rates[currency];
        const errorAt = (part: keyof TypedRate) => errorOf(`${sent.indexOf(currency)}.${part}`);
        return (
          <li key={currency} className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-2">
            <TextField
              label={`1 ${names.of(currency) ?? currency} (${currency})`}
              leading="₹"
              inputMode="decimal"
              autoComplete="off"
              value={typed.rupees}
              hint={hintOf(
                typed,
                read.find((rate) => rate.currency === currency),
              )}
              error={errorAt('rupees')}
              // What is typed now is of today, unless another day is chosen.
              onChange={({ target }) => change(currency, { rupees: target.value, day: target.value === '' ? '' : todayOnSite() })}
            />
            {typed.rupees.trim() === '' ? null : (
              <DateField
                label={`Day of the rate (${currency})`}
                value={typed.day}
                to={todayOnSite()}
                error={errorAt('day')}
                onValueChange={(day) => change(currency, { day })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};

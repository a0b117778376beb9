import { type ExchangeRates, type ExchangeRatesForm, isFarFrom } from '@wayfarer/contracts';
import { versionConflict } from '../../database/edited-version.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors/api-error.ts';
import { recordChange } from '../../logging/audit-context.ts';
import { todayOf } from '../../time/today-of.ts';
import { exchangeRatesRepository } from './exchange-rates.repository.ts';
import { showExchangeRates } from './show-exchange-rates.ts';

type Needs = Pick<Dependencies, 'database' | 'config' | 'clock'>;

/** For the log. */
const loggedOf = ({ rates, version }: Pick<ExchangeRates, 'rates' | 'version'>) => ({
  rates: rates.map(({ currency, rupees, day }) => `${currency} ${rupees} of ${day}`),
  version,
});

/** What is wrong with the rates, beside the stored ones and today, at the field of each. */
const wrongOf = (needs: Needs, { rates, confirmed = false }: ExchangeRatesForm, stored: ExchangeRates) => {
  const today = todayOf(needs);
  return Object.fromEntries(
    rates.flatMap(({ currency, rupees, day }, index) => {
      const before = stored.rates.find((rate) => rate.currency === currency)?.rupees;
      const isSlip = !confirmed && before !== undefined && isFarFrom(rupees, before);
      return [
        ...(day > today ? [[`rates.${index}.day`, 'This day is in the future.'] as const] : []),
        ...(isSlip
          ? [[`rates.${index}.rupees`, `This differs by more than half from ${before}, which is stored.`] as const]
          : []),
      ];
    }),
  );
};

/**
 * Changes what other currencies are in rupees.
 * @throws VALIDATION at a day that has not come yet, and at a rate that differs by more than half from the
 * stored one, unless that is meant; CONFLICT where somebody else has changed them meanwhile
 */
export const editExchangeRates = async (needs: Needs, form: ExchangeRatesForm): Promise<{ exchangeRates: ExchangeRates }> => {
  const from = await showExchangeRates(needs);
  const conflict = async () => versionConflict('setting', await showExchangeRates(needs));
  if (from.version !== form.version) throw await conflict();
  const wrong = wrongOf(needs, form, from);
  const [sentence] = Object.values(wrong);
  if (sentence !== undefined) throw new ApiError('VALIDATION', sentence, wrong);
  if (!(await exchangeRatesRepository(needs.database).changeTyped(form.version, form.rates))) throw await conflict();
  const exchangeRates = { ...from, rates: form.rates, version: form.version + 1 };
  recordChange({ thing: 'exchange rates', id: 'exchange rates', from: loggedOf(from), to: loggedOf(exchangeRates) });
  return { exchangeRates };
};

import { formatMoney } from '@wayfarer/contracts';
import { languages } from '@wayfarer/words';
import { formatShortDay } from '../format/calendar-day.ts';
import { siteSettings } from '../site-settings.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { pageLanguage, t } from '../words/words.ts';
import { aboutAmountIn } from './about-amount-in.ts';
import { chooseCurrency, useChosenCurrency } from './chosen-currency.ts';
import { currencyOfRegion } from './currency-of-region.ts';

/** '≈ €135', which is read as 'about 135 euros'. */
export const AboutAmount = ({ rupees }: { rupees: number }) => {
  const chosen = useChosenCurrency();
  const about = chosen === null ? null : aboutAmountIn(chosen.currency, rupees, chosen.rate);
  return about === null ? null : (
    <>
      <bdi aria-hidden="true" className="whitespace-nowrap">
        ≈ {about.sign}
      </bdi>
      <span className="sr-only">{t('about {amount}', { amount: about.name })}</span>
    </>
  );
};

/** To who has chosen a currency: that it is another one that is paid. */
export const PaidInRupees = ({ rupees }: { rupees: number | undefined }) => {
  if (useChosenCurrency() === null) return null;
  return rupees === undefined
    ? t('You pay in Indian rupees.')
    : t('You pay in Indian rupees ({amount}).', { amount: formatMoney(rupees) });
};

/** Those that have a rate, that of the reader's region first, the others by their names. */
const options = () => {
  const { tag } = languages[pageLanguage()];
  const names = new Intl.DisplayNames(tag, { type: 'currency' });
  const own = currencyOfRegion(navigator.language);
  return Object.keys(siteSettings.currencies?.rupeesFor ?? {})
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted(
      (one, other) => Number(other.value === own) - Number(one.value === own) || one.label.localeCompare(other.label, tag),
    );
};

/** In which currency a reader sees what amounts are about; at first in none. */
export const CurrencyChoice = () => {
  const chosen = useChosenCurrency();
  const day = siteSettings.currencies?.day;
  return (
    <SelectField
      label={t('Show prices also in')}
      className="w-80 max-w-full"
      placeholder={t('Indian rupees alone')}
      options={options()}
      value={chosen?.currency ?? ''}
      hint={
        chosen === null || day === undefined ? undefined : t('Approximate, at the rates of {day}.', { day: formatShortDay(day) })
      }
      onChange={({ target }) => chooseCurrency(target.value === '' ? null : target.value)}
    />
  );
};

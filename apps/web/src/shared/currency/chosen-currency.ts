import { useContext, useLayoutEffect } from 'react';
import { keepText, useKeptText } from '../session/kept-text.ts';
import { siteSettings } from '../site-settings.ts';
import { RupeesAlone } from './rupees-alone.ts';

/** As `early.js` reads it before the first picture. */
const KEY = 'currency';

export type ChosenCurrency = { readonly currency: string; readonly rate: number };

/** Null: rupees alone. */
export const chooseCurrency = (currency: string | null): void => keepText(KEY, currency);

/** What the reader has chosen, here or in another tab; null where that is nothing, or has no rate today. */
export const useChosenCurrency = (): ChosenCurrency | null => {
  const kept = useKeptText(KEY);
  const currency = useContext(RupeesAlone) ? null : kept;
  const rate = currency === null ? undefined : siteSettings.currencies?.rupeesFor[currency];
  const isShown = rate !== undefined;
  useLayoutEffect(() => {
    if (isShown) document.documentElement.dataset.currency = 'chosen';
    else delete document.documentElement.dataset.currency;
  }, [isShown]);
  return currency === null || rate === undefined ? null : { currency, rate };
};

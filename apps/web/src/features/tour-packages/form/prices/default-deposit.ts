import type { Deposit, TourPackage } from '@wayfarer/contracts';
import { depositSizeOf, keptWords, restDueWords } from '../../../../shared/deposit/deposit-words.ts';
import { siteSettings } from '../../../../shared/site-settings.ts';

/** The deposit of the settings, in rupees; of a package that it holds for, as it was read with it. */
export const defaultDepositOf = (edited: TourPackage | null): Deposit | undefined =>
  edited?.defaultDeposit ?? siteSettings.agency.deposit;

/**
 * What a package can say beside a deposit of its own. Without a default to leave, saying nothing is
 * everything at once.
 */
export const othersThan = (own: 'none' | 'once' | 'deposit', byDefault: Deposit | undefined) =>
  byDefault === undefined
    ? [{ value: own === 'once' ? ('once' as const) : ('none' as const), label: 'Everything at once' }]
    : [
        {
          value: 'none' as const,
          label: 'As in the settings',
          text: `${depositSizeOf(byDefault)}. ${restDueWords(byDefault)} ${keptWords(byDefault)}`,
        },
        { value: 'once' as const, label: 'Everything at once' },
      ];

import type { Deposit } from '@wayfarer/contracts';
import type { SaleTerms } from './sale-terms.ts';
import type { TourPackageRecord } from './tour-package.model.ts';

/**
 * A package as it is sold at this moment: with the deposit of the agency's settings where it says nothing of
 * its own. In minor units.
 */
export const withDefaultDeposit = <Sold extends Pick<TourPackageRecord, 'deposit'>>(
  tourPackage: Sold,
  { defaultDeposit }: Pick<SaleTerms, 'defaultDeposit'>,
): Sold & { readonly defaultDeposit?: Deposit } =>
  defaultDeposit === undefined || tourPackage.deposit ? tourPackage : { ...tourPackage, defaultDeposit };

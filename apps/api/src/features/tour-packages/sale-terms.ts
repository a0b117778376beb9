import { type Deposit, mapPrices, minorUnitsOf } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readAgency } from '../agency/index.ts';

/** What decides, beside a package, until when it can be booked, and how it is paid. */
export type SaleTerms = {
  readonly config: Pick<Config, 'SITE_TIME_ZONE'>;
  readonly clock: () => Date;
  /** Of the agency's settings: of packages whose schedule has no cut-off of its own. */
  readonly cutOffDays: number;
  /** In minor units: of packages that have none of their own, and do not ask for everything at once. */
  readonly defaultDeposit?: Deposit;
};

/**
 * As the settings are stored at this moment: whichever process changed them, all others follow at once.
 * @param comment names the query to the database
 */
export const readSaleTerms = async (
  needs: Pick<Dependencies, 'database' | 'config' | 'clock'>,
  comment?: string,
): Promise<SaleTerms> => {
  const { config, clock } = needs;
  const { bookingCutOffDays, deposit } = await readAgency(needs, comment);
  const terms = { config, clock, cutOffDays: bookingCutOffDays };
  return deposit ? { ...terms, ...mapPrices({ defaultDeposit: deposit }, minorUnitsOf) } : terms;
};

import type { Agency } from '@wayfarer/contracts';
import type { Config } from '../../../config.ts';
import type { Seller } from '../../invoices/index.ts';

/** The seller: from the configuration, or else from the agency's settings. */
export const sellerOf = (
  { SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_ID }: Pick<Config, 'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_TAX_ID'>,
  agency: Pick<Agency, 'name' | 'address'>,
): Seller => ({
  name: SELLER_NAME ?? agency.name,
  address: SELLER_ADDRESS?.replaceAll('|', '\n') ?? agency.address,
  taxId: SELLER_TAX_ID ?? null,
});

import { defaultPolicyOf, type Selling, sellingFields } from '@wayfarer/contracts';
import type { Config } from '../../config.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type OwnLanguage, offeredLanguage } from '../../language/own-language.ts';
import { readAgency } from './read-agency.ts';
import type { SellingRecord, SellingValues } from './selling.model.ts';
import { sellingRepository } from './selling.repository.ts';

/** Until somebody sets something else. */
const FIRST: SellingValues = {
  sellerName: null,
  sellerAddress: null,
  sellerTaxId: null,
  taxName: 'GST',
  taxPercent: 0,
  currencySigns: 'written',
  defaultPolicy: [...defaultPolicyOf('full')],
};

/** What the server's variables fix. */
const fixedBy = (config: Config): Partial<SellingValues> => {
  const { REFUND_ON_CANCEL: rule } = config;
  const given = {
    sellerName: config.SELLER_NAME,
    sellerAddress: config.SELLER_ADDRESS?.replaceAll('|', '\n'),
    sellerTaxId: config.SELLER_TAX_ID,
    taxName: config.TAX_NAME,
    taxPercent: config.TAX_PERCENT,
    currencySigns: config.CURRENCY_SIGNS,
    defaultPolicy: rule && [...defaultPolicyOf(rule)],
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

/** Variables of the server before what admins have set, before what is usual. */
export const presentSelling = (stored: SellingRecord | null, config: Config): Selling => {
  const { _id, version = 0, ...set } = stored ?? { _id: null };
  const fixed = fixedBy(config);
  return { ...FIRST, ...set, ...fixed, version, fixed: sellingFields.filter((field) => fixed[field] !== undefined) };
};

type Needs = Pick<Dependencies, 'database' | 'config'>;

/** As it is at this moment, whichever process changed it. */
export const readSelling = async ({ database, config }: Needs): Promise<Selling> =>
  presentSelling(await sellingRepository(database).find(), config);

/** Who sells, as documents name it, and with which tax. */
export type Seller = {
  readonly seller: { readonly name: string; readonly address: string; readonly taxId: string | null };
  readonly tax: { readonly name: string; readonly percent: number };
  /** In which language documents are issued: that of their booking, or this one. */
  readonly documentLanguage: 'booking' | OwnLanguage;
};

/** The one answer for everything that is issued: read at that moment, and kept in what is issued. */
export const readSeller = async (needs: Needs): Promise<Seller> => {
  const [selling, agency] = await Promise.all([readSelling(needs), readAgency(needs)]);
  const { sellerName, sellerAddress, sellerTaxId, taxName, taxPercent, documentLanguage } = selling;
  return {
    seller: { name: sellerName ?? agency.name, address: sellerAddress ?? agency.address, taxId: sellerTaxId },
    tax: { name: taxName, percent: taxPercent },
    documentLanguage: documentLanguage === 'booking' ? documentLanguage : offeredLanguage(needs.config, documentLanguage),
  };
};

import { z } from 'zod';
import { cancellationPolicySchema } from '../cancellation-policy/cancellation-policy.schema.ts';
import { languageSchema } from '../values/language.schema.ts';
import { onceFieldsAreRight } from '../values/once-fields-are-right.ts';
import { taxPercentSchema } from '../values/tax-percent.schema.ts';
import { lineSchema, proseSchema } from '../values/text.ts';
import { readVersionSchema, versionSchema } from '../values/version.ts';

const MAX_SELLER_NAME_LENGTH = 200;
const MAX_SELLER_ADDRESS_LENGTH = 500;
const MAX_TAX_ID_LENGTH = 100;
const MAX_TAX_NAME_LENGTH = 40;

/** Who sells, with which tax, and what holds for packages that say nothing of their own. */
const selling = {
  sellerName: lineSchema(() => 'Enter a name.', MAX_SELLER_NAME_LENGTH)
    .nullable()
    .meta({
      description: "On invoices; null: the agency's name",
    }),
  sellerAddress: proseSchema(() => 'Enter an address.', MAX_SELLER_ADDRESS_LENGTH)
    .nullable()
    .meta({
      description: "On invoices; null: the agency's address",
    }),
  sellerTaxId: lineSchema(() => 'Enter a tax number.', MAX_TAX_ID_LENGTH)
    .nullable()
    .meta({ description: 'On invoices; null: none' }),
  taxName: lineSchema(() => 'Enter what the tax is called.', MAX_TAX_NAME_LENGTH),
  taxPercent: taxPercentSchema.meta({
    description: 'Of a price without it, in the prices of all trips without a rate of their own; 0: invoices show none',
  }),
  currencySigns: z
    .enum(['written', 'uniform'], { error: 'Choose a sign.' })
    .meta({ description: 'written: revenue on the dashboard with $; uniform: with ₹ as everywhere else' }),
  defaultPolicy: cancellationPolicySchema,
};
type SellingField = keyof typeof selling;

/** The variable of the server that fixes a setting wherever it is set. */
export const sellingVariables = {
  sellerName: 'SELLER_NAME',
  sellerAddress: 'SELLER_ADDRESS',
  sellerTaxId: 'SELLER_TAX_ID',
  taxName: 'TAX_NAME',
  taxPercent: 'TAX_PERCENT',
  currencySigns: 'CURRENCY_SIGNS',
  defaultPolicy: 'REFUND_ON_CANCEL',
} as const satisfies Record<SellingField, string>;
export const sellingFields = Object.keys(sellingVariables) as SellingField[];

/** That of each booking's traveller, or one for all. */
const documentLanguageSchema = z.enum(['booking', ...languageSchema.options], { error: 'Choose a language.' });

export const sellingFormSchema = z
  .strictObject({
    ...selling,
    documentLanguage: documentLanguageSchema.optional().meta({
      description: 'Of invoices, receipts and credit notes: booking, as its traveller reads, or one for all; left out, it stays',
    }),
    version: readVersionSchema.meta({ description: 'The state that was edited; 0 before the first' }),
  })
  .refine(({ taxPercent, sellerTaxId }) => taxPercent === 0 || sellerTaxId !== null, {
    path: ['sellerTaxId'],
    message: 'Enter the tax number: invoices with tax must show it.',
    ...onceFieldsAreRight,
  });
export type SellingForm = z.infer<typeof sellingFormSchema>;

/** Stored values are not validated: a bound that a later version tightens must not break an invoice. */
export const sellingSchema = z
  .object({
    sellerName: z.string().nullable(),
    sellerAddress: z.string().nullable(),
    sellerTaxId: z.string().nullable(),
    taxName: z.string(),
    taxPercent: z.number(),
    currencySigns: z.enum(['written', 'uniform']),
    defaultPolicy: cancellationPolicySchema,
    documentLanguage: documentLanguageSchema.optional().meta({ description: 'Absent until it was set: English' }),
    version: versionSchema,
    fixed: z
      .array(z.enum(sellingFields))
      .meta({ description: 'What variables of the server fix: it cannot be changed by a call' }),
  })
  .meta({ id: 'Selling', description: 'Who sells, with which tax, and what holds for packages that say nothing of their own' });
export type Selling = z.infer<typeof sellingSchema>;

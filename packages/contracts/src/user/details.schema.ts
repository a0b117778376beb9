import { t } from '@wayfarer/words';
import { z } from 'zod';
import { invoiceToSchema } from '../document/invoice-to.schema.ts';
import { languageSchema } from '../values/language.schema.ts';
import { lineSchema, phoneSchema } from '../values/text.ts';

/** Who the owner of an account is, beside the username: what they are called, and how they are reached. */
export const detailFields = {
  name: lineSchema(() => t('Enter a name.'))
    .optional()
    .meta({ description: 'What they are called' }),
  phone: phoneSchema.optional(),
};

/** The details as they are from now on: what is left out is removed, but for the language. */
export const detailsSchema = z.strictObject({
  ...detailFields,
  invoiceTo: invoiceToSchema.optional().meta({ description: 'Whom the invoice of the next booking is proposed for' }),
  language: languageSchema.optional().meta({ description: 'Of emails about the account; left out, it stays' }),
});
export type Details = z.infer<typeof detailsSchema>;

/** How details are answered; absent where none are known. */
export const knownDetails = {
  name: z.string().optional().meta({ description: 'What they are called; absent where only the username is known' }),
  phone: z.string().optional(),
};

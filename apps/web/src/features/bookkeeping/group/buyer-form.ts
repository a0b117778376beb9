import { groupInvoiceFormSchema, type Travellers } from '@wayfarer/contracts';
import { z } from 'zod';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';

const { company, address, taxNumber } = groupInvoiceFormSchema.shape.buyer.shape;

/** Whom a group invoice is made out to, as it is typed: an empty tax number is none. */
export const buyerResolver = schemaResolver(
  z.object({
    company,
    address,
    taxNumber: z
      .string()
      .transform((text) => (text.trim() === '' ? undefined : text))
      .pipe(taxNumber),
  }),
);

/** The company that a booking's contact names, to begin with. */
export const buyerOf = (list: Travellers | undefined) => {
  const { company: name = '', address: lines = '', taxNumber: number = '' } = list?.contact?.invoiceTo ?? {};
  return { company: name, address: lines, taxNumber: number };
};

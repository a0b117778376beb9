import { type Contact, contactSchema } from '@wayfarer/contracts';
import { z } from 'zod';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';

/** What is typed of a contact; '' where nothing is. */
export type ContactValues = {
  name: string;
  phone: string;
  hasCompany: boolean;
  company: string;
  address: string;
  taxNumber: string;
};

export const contactValuesOf = ({ name, phone, invoiceTo }: Contact): ContactValues => ({
  name,
  phone: phone ?? '',
  hasCompany: invoiceTo !== undefined,
  company: invoiceTo?.company ?? '',
  address: invoiceTo?.address ?? '',
  taxNumber: invoiceTo?.taxNumber ?? '',
});

const given = (field: string, text: string): object => (text.trim() === '' ? {} : { [field]: text });

/**
 * The contract's schema of a contact, for what is typed; a sentence about the company stands at its own
 * field.
 */
export const contactResolver = schemaResolver(
  z.custom<ContactValues>().transform(({ name, phone, hasCompany, ...company }, context): Contact => {
    const { taxNumber, ...others } = company;
    const invoiceTo = hasCompany ? { invoiceTo: { ...others, ...given('taxNumber', taxNumber) } } : {};
    const checked = contactSchema.safeParse({ name, ...given('phone', phone), ...invoiceTo });
    if (checked.success) return checked.data;
    for (const { path, message } of checked.error.issues)
      context.addIssue({ code: 'custom', path: path.filter((part) => part !== 'invoiceTo'), message });
    return z.NEVER;
  }),
);

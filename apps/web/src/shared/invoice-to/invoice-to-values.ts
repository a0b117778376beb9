import type { InvoiceTo } from '@wayfarer/contracts';

export const invoiceToParts = ['company', 'name', 'address', 'taxNumber'] as const;
export type InvoiceToPart = (typeof invoiceToParts)[number];

/** Whom an invoice is for, as it is typed: '' where nothing is. */
export type InvoiceToTexts = Record<InvoiceToPart, string>;
/** The same, where it may be for who books. */
export type InvoiceToValues = InvoiceToTexts & { isOther: boolean };

export const invoiceToTextsOf = ({ company = '', name = '', address = '', taxNumber = '' }: InvoiceTo = {}): InvoiceToTexts => ({
  company,
  name,
  address,
  taxNumber,
});

export const invoiceToValuesOf = (invoiceTo: InvoiceTo | undefined): InvoiceToValues => ({
  isOther: invoiceTo !== undefined,
  ...invoiceToTextsOf(invoiceTo),
});

/** As it is sent: what is left empty is not. */
export const invoiceToIn = (texts: Partial<InvoiceToTexts>): InvoiceTo =>
  Object.fromEntries(invoiceToParts.flatMap((part) => ((texts[part] ?? '').trim() === '' ? [] : [[part, texts[part]] as const])));

/** The part of what is sent; nothing where the invoice is for who books. */
export const givenInvoiceTo = ({ isOther, ...texts }: InvoiceToValues): { invoiceTo?: InvoiceTo } =>
  isOther ? { invoiceTo: invoiceToIn(texts) } : {};

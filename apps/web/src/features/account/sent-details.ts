import type { Details } from '@wayfarer/contracts';
import type { FormValues } from '../../shared/forms/check-form.ts';
import { givenDetails } from '../../shared/forms/given-details.ts';
import { invoiceToIn, invoiceToParts } from '../../shared/invoice-to/invoice-to-values.ts';

/** The details as they are sent, of the form's fields or of what they were checked to. */
export const sentDetails = (values: FormValues | Details): Details => {
  const typed = values as FormValues & Details;
  const texts = Object.fromEntries(
    invoiceToParts.flatMap((part) => {
      const text = (values as FormValues)[`invoiceTo.${part}`];
      return text === undefined ? [] : [[part, text]];
    }),
  );
  const invoiceTo = Object.keys(texts).length === 0 ? typed.invoiceTo : invoiceToIn(texts);
  return { ...givenDetails(typed), ...(invoiceTo === undefined ? {} : { invoiceTo }) };
};

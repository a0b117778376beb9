import { type Details, detailsSchema } from '@wayfarer/contracts';
import { type CheckedForm, checkForm, type FormValues } from '../../shared/forms/check-form.ts';
import { sentDetails } from './sent-details.ts';

export const check = (values: FormValues): CheckedForm<Details> => {
  const checked = checkForm(detailsSchema, sentDetails(values));
  if (checked.errors === null) return checked;
  const inside = Object.entries(checked.parts.invoiceTo ?? {}).map(([part, sentence]) => [`invoiceTo.${part}`, sentence]);
  return { ...checked, errors: { ...checked.errors, ...Object.fromEntries(inside) } };
};

import { type Details, detailsSchema } from '@wayfarer/contracts';
import { type CheckedForm, checkForm, type FormValues } from '../../shared/forms/check-form.ts';
import { givenDetails } from '../../shared/forms/given-details.ts';

export const check = (values: FormValues): CheckedForm<Details> => checkForm(detailsSchema, givenDetails(values));

import { type Registration, registrationSchema } from '@wayfarer/contracts';
import { type CheckedForm, checkForm, type FormValues } from '../../shared/forms/check-form.ts';
import { givenDetails } from '../../shared/forms/given-details.ts';

export const check = (values: FormValues): CheckedForm<Registration> => {
  const { name: _name, phone: _phone, ...rest } = values;
  return checkForm(registrationSchema, { ...rest, ...givenDetails(values) });
};

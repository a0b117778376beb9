import { type Registration, registrationSchema } from '@wayfarer/contracts';
import { type CheckedForm, checkForm, type FormValues } from '../../shared/forms/check-form.ts';

export const check = (values: FormValues): CheckedForm<Registration> => checkForm(registrationSchema, values);

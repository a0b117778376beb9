import { type TripKey, tripKeySchema } from '@wayfarer/contracts';
import { type CheckedForm, checkForm, type FormValues } from '../../../shared/forms/check-form.ts';

export const check = (values: FormValues): CheckedForm<TripKey> => checkForm(tripKeySchema, values);

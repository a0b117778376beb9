import { twoFactorConfirmationSchema, twoFactorRemovalSchema, twoFactorStartSchema } from '@wayfarer/contracts';
import { checkForm, type FormValues } from '../../shared/forms/check-form.ts';

export const start = { check: (values: FormValues) => checkForm(twoFactorStartSchema, values) };
export const confirmation = { check: (values: FormValues) => checkForm(twoFactorConfirmationSchema, values) };
export const removal = { check: (values: FormValues) => checkForm(twoFactorRemovalSchema, values) };

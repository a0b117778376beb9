import { newPasswordSchema } from '@wayfarer/contracts';
import type { z } from 'zod';
import { type CheckedForm, checkForm, type FormValues } from '../../shared/forms/check-form.ts';

export type NewPassword = z.infer<typeof newPasswordSchema>;

export const check = (values: FormValues): CheckedForm<NewPassword> => checkForm(newPasswordSchema, values);

import { type AccountDeletion, accountDeletionSchema } from '@wayfarer/contracts';
import { type CheckedForm, checkForm, type FormValues } from '../../shared/forms/check-form.ts';

export const check = (values: FormValues): CheckedForm<AccountDeletion> => checkForm(accountDeletionSchema, values);

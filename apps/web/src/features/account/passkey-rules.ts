import { passkeyNameSchema, passkeyRemovalSchema, passkeyStartSchema } from '@wayfarer/contracts';
import { checkForm, type FormValues } from '../../shared/forms/check-form.ts';

const newPasskey = passkeyStartSchema.extend({ name: passkeyNameSchema });
const ownPassword = passkeyRemovalSchema.omit({ passkey: true });

export const addition = { check: (values: FormValues) => checkForm(newPasskey, values) };
export const removal = { check: (values: FormValues) => checkForm(ownPassword, values) };

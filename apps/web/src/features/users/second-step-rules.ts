import { secondStepSchema } from '@wayfarer/contracts';
import { checkForm, type FormValues } from '../../shared/forms/check-form.ts';

const schema = secondStepSchema.pick({ code: true });

export const check = (values: FormValues) => checkForm(schema, values);

import type { Registration } from '@wayfarer/contracts';
import { useRef, useState } from 'react';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import type { FormOutcome } from '../../shared/forms/form-outcome.ts';
import { givenDetails } from '../../shared/forms/given-details.ts';
import { usePlainForm } from '../../shared/forms/use-plain-form.ts';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { t } from '../../shared/words/words.ts';
import { NewPasswordField, NewUsernameField } from './new-account-fields.tsx';
import { useRegister } from './user-queries.ts';

const loadRules = () => import('./registration-rules.ts');

export type RegisterFormProps = {
  /** From an earlier attempt that failed: what was typed, and the server's error for each field. */
  earlier: FormOutcome | null;
  onFinished: (outcome: FormOutcome) => void;
};

const failureOf = (thrown: unknown) => ({
  message: sentenceOf(thrown),
  fields: thrown instanceof ApiFailure ? thrown.fields : {},
});

/**
 * Username, email and password (docs/specification.md section 2), and, if they like, what they are called
 * and their phone number. It reports the outcome and leaves the
 * navigation to the page.
 */
export const RegisterForm = ({ earlier, onFinished }: RegisterFormProps) => {
  const register = useRegister();
  const sending = useRef(false);
  const [username, setUsername] = useState(earlier?.values.username ?? '');
  const [password, setPassword] = useState('');

  const send = async (typed: Registration): Promise<void> => {
    // The page is left in any case: a late second press must not send again.
    if (sending.current) return;
    sending.current = true;
    const { name = '', phone = '', ...needed } = typed;
    const registration = { ...needed, ...givenDetails({ name, phone }) };
    const values = { username: needed.username, email: needed.email, name, phone };
    try {
      await register.mutateAsync(registration);
      onFinished({ values, failure: null });
    } catch (thrown) {
      console.error('Registration failed', thrown);
      onFinished({ values, failure: failureOf(thrown) });
    }
  };

  const refused = earlier?.failure?.fields;
  const { errors, props } = usePlainForm({ loadRules, action: paths.register(), refused, send });

  return (
    <form {...props} className="space-y-5">
      <NewUsernameField onChange={setUsername} defaultValue={username} error={errors.username} />
      <TextField
        label={t('Email Address')}
        type="email"
        required
        autoComplete="email"
        name="email"
        defaultValue={earlier?.values.email}
        error={errors.email}
      />
      <TextField
        label={t('Name')}
        optional
        autoComplete="name"
        hint={t('What we call you, on vouchers and invoices too.')}
        name="name"
        defaultValue={earlier?.values.name}
        error={errors.name}
      />
      <TextField
        label={t('Phone')}
        type="tel"
        optional
        autoComplete="tel"
        name="phone"
        defaultValue={earlier?.values.phone}
        error={errors.phone}
      />
      <NewPasswordField password={password} username={username} onChange={setPassword} error={errors.password} />
      <Button type="submit" size="large" className="w-full" busy={register.isPending}>
        {t('Register')}
      </Button>
    </form>
  );
};

import type { Registration } from '@wayfarer/contracts';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiFailure, sentenceOf } from '../../shared/api/api-failure.ts';
import { laterResolver } from '../../shared/forms/later-resolver.ts';
import { useFirstFocus } from '../../shared/forms/use-first-focus.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { PasswordField } from '../../shared/ui/fields/password-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import type { RegistrationOutcome } from './registration-outcome.ts';
import { useRegister } from './user-queries.ts';

const loadRules = () => import('./registration-rules.ts');

export type RegisterFormProps = {
  /** Of an earlier try that failed: what was typed, and what the server said of each field. */
  earlier: RegistrationOutcome | null;
  onFinished: (outcome: RegistrationOutcome) => void;
};

const failureOf = (thrown: unknown) => ({
  message: sentenceOf(thrown),
  fields: thrown instanceof ApiFailure ? thrown.fields : {},
});

/** Username, email and password (docs/specification.md section 2). It tells how the call ended and leaves the way on to the page. */
export const RegisterForm = ({ earlier, onFinished }: RegisterFormProps) => {
  const formElement = useFirstFocus(loadRules);
  const register = useRegister();
  const sending = useRef(false);
  const form = useForm<Registration>({
    resolver: laterResolver(loadRules),
    defaultValues: { username: earlier?.username ?? '', email: earlier?.email ?? '', password: '' },
  });
  const { errors } = form.formState;
  const [username, password] = useWatch({ control: form.control, name: ['username', 'password'] });

  const { setError } = form;
  const refused = earlier?.failure?.fields;
  useEffect(() => {
    for (const field of ['username', 'email', 'password'] as const) {
      const message = refused?.[field];
      if (message !== undefined) setError(field, { message });
    }
  }, [refused, setError]);

  const submit = async (registration: Registration): Promise<void> => {
    // However this ends, the page is left: a second press that is heard late has nothing to send.
    if (sending.current) return;
    sending.current = true;
    const told = { username: registration.username, email: registration.email };
    try {
      await register.mutateAsync(registration);
      onFinished({ ...told, failure: null });
    } catch (thrown) {
      console.error('Registration failed', thrown);
      onFinished({ ...told, failure: failureOf(thrown) });
    }
  };

  return (
    <form noValidate ref={formElement} className="space-y-5" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <TextField
        label="Username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="Letters, digits, dots, dashes and underscores."
        error={errors.username?.message}
        {...form.register('username')}
      />
      <TextField
        label="Email Address"
        type="email"
        required
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        hint={<PasswordStrength password={password} username={username} />}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" size="large" className="w-full" busy={register.isPending}>
        Register
      </Button>
    </form>
  );
};

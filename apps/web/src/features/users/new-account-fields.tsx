import { PasswordField } from '../../shared/ui/fields/password-field.tsx';
import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { t } from '../../shared/words/words.ts';
import { PasswordStrength } from './password-strength.tsx';

type FieldProps = { onChange: (text: string) => void; error: string | undefined };

/** The username of a new account. */
export const NewUsernameField = ({ onChange, error, defaultValue }: FieldProps & { defaultValue?: string }) => (
  <TextField
    label={t('Username')}
    required
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    hint={t('Letters, digits, dots, dashes and underscores.')}
    name="username"
    defaultValue={defaultValue}
    onChange={({ target }) => onChange(target.value)}
    error={error}
  />
);

type NewPasswordProps = FieldProps & { password: string; username: string };

/** The password of a new account, and how strong it is given this username. */
export const NewPasswordField = ({ password, username, onChange, error }: NewPasswordProps) => (
  <PasswordField
    label={t('Password')}
    required
    autoComplete="new-password"
    hint={<PasswordStrength password={password} username={username} />}
    name="password"
    onChange={({ target }) => onChange(target.value)}
    error={error}
  />
);

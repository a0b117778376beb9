import { PasswordField } from '../../shared/ui/fields/password-field.tsx';

/** The password that the account has now: asked for again before something that a borrowed browser must not do. */
export const OwnPasswordField = ({ label = 'Your password', error }: { label?: string; error: string | undefined }) => (
  <PasswordField label={label} required autoComplete="current-password" name="currentPassword" error={error} />
);

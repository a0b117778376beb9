import { PasswordField } from '../../shared/ui/fields/password-field.tsx';
import { t } from '../../shared/words/words.ts';

/**
 * The current password, asked for again before an action that must not be possible in a browser left
 * unattended.
 */
export const OwnPasswordField = ({ label = t('Your password'), error }: { label?: string; error: string | undefined }) => (
  <PasswordField label={label} required autoComplete="current-password" name="currentPassword" error={error} />
);

import { TextField } from '../../shared/ui/fields/text-field.tsx';
import { t } from '../../shared/words/words.ts';

/**
 * A code from the app, asked for again before an action that must not be possible in a browser left
 * unattended.
 */
export const OwnCodeField = ({ error }: { error: string | undefined }) => (
  <TextField
    label={t('Code')}
    hint={t('From your authenticator app, or a recovery code.')}
    required
    autoComplete="one-time-code"
    spellCheck={false}
    name="code"
    error={error}
  />
);

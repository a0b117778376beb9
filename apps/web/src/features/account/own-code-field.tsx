import { TextField } from '../../shared/ui/fields/text-field.tsx';

/** A code of the app, asked for again before something that a borrowed browser must not do. */
export const OwnCodeField = ({ error }: { error: string | undefined }) => (
  <TextField
    label="Code"
    hint="From your authenticator app, or a recovery code."
    required
    autoComplete="one-time-code"
    spellCheck={false}
    name="code"
    error={error}
  />
);

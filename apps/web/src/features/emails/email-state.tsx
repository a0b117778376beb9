import type { EmailEntry } from '@wayfarer/contracts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { stateOf } from './email-words.ts';

/** How an email stands, and what the mail server said where it did not take it. */
export const EmailState = ({ email }: { email: Pick<EmailEntry, 'state' | 'tries' | 'lastFailure'> }) => {
  const { tone, words } = stateOf(email);
  return (
    <span className="block min-w-28">
      <Badge tone={tone}>{words}</Badge>
      {email.lastFailure === null ? null : (
        <span className="mt-1 line-clamp-2 block text-ink-soft text-small wrap-anywhere" title={email.lastFailure}>
          {email.lastFailure}
        </span>
      )}
    </span>
  );
};

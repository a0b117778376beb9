import type { EmailEntry } from '@wayfarer/contracts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { stateOf } from './email-words.ts';

type Shown = { email: Pick<EmailEntry, 'state' | 'tries' | 'lastFailure'>; isWhole?: boolean };

/** The state of an email, and the mail server's answer if it refused it; in a table only its beginning. */
export const EmailState = ({ email, isWhole = false }: Shown) => {
  const { tone, words } = stateOf(email);
  return (
    <span className="block min-w-28">
      <Badge tone={tone}>{words}</Badge>
      {email.lastFailure === null ? null : (
        <span
          className={classNames('mt-1 text-ink-soft text-small wrap-anywhere', isWhole ? 'block' : 'line-clamp-2')}
          title={email.lastFailure}
        >
          {email.lastFailure}
        </span>
      )}
    </span>
  );
};

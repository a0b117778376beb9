import type { AccountSession } from '@wayfarer/contracts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatReaderMoment } from '../../shared/format/format-moment.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { OTHERS, useEndSessions } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';

/** Where the account is logged in, with buttons that end these sessions. */
export const SessionsSection = ({ sessions }: { sessions: AccountSession[] }) => {
  const end = useEndSessions();
  const isAlone = sessions.every(({ isThis }) => isThis);
  return (
    <AccountSection heading="Your devices" text={<p>You’re logged out automatically after 8 hours.</p>}>
      {end.isError ? <Notice>{sentenceOf(end.error)}</Notice> : null}
      <ul className="divide-y divide-hairline">
        {sessions.map(({ id, browser, lastUsedAt, isThis }) => {
          const name = browser ?? 'Unknown browser';
          return (
            <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span>
                <span className="font-semibold text-ink">{name}</span>
                <span className="block text-ink-soft text-small">Last used {formatReaderMoment(lastUsedAt)}</span>
              </span>
              {isThis ? (
                <Badge tone="green">This device</Badge>
              ) : (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Log out: ${name}, last used ${formatReaderMoment(lastUsedAt)}`}
                  busy={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  Log out
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {isAlone ? (
        <p className="text-ink-soft">You are logged in only here.</p>
      ) : (
        <Button variant="secondary" busy={end.isPending && end.variables === OTHERS} onClick={() => end.mutate(OTHERS)}>
          Log out other devices
        </Button>
      )}
    </AccountSection>
  );
};

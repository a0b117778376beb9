import type { AccountSession } from '@wayfarer/contracts';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatReaderMoment } from '../../shared/format/format-moment.ts';
import { Button } from '../../shared/ui/actions/button.tsx';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { t } from '../../shared/words/words.ts';
import { OTHERS, useEndSessions } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';

/** Where the account is logged in, with buttons that end these sessions. */
export const SessionsSection = ({ sessions }: { sessions: AccountSession[] }) => {
  const end = useEndSessions();
  const isAlone = sessions.every(({ isThis }) => isThis);
  return (
    <AccountSection heading={t('Your devices')} text={<p>{t('You’re logged out automatically after 8 hours.')}</p>}>
      {end.isError ? <Notice>{sentenceOf(end.error)}</Notice> : null}
      <ul className="divide-y divide-hairline">
        {sessions.map(({ id, browser, lastUsedAt, isThis }) => {
          const name = browser ?? t('Unknown browser');
          const moment = formatReaderMoment(lastUsedAt);
          return (
            <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
              <span>
                <span className="font-semibold text-ink">{name}</span>
                <span className="block text-ink-soft text-small">{t('Last used {moment}', { moment })}</span>
              </span>
              {isThis ? (
                <Badge tone="green">{t('This device')}</Badge>
              ) : (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('Log out: {browser}, last used {moment}', { browser: name, moment })}
                  busy={end.isPending && end.variables === id}
                  onClick={() => end.mutate(id)}
                >
                  {t('Log out')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {isAlone ? (
        <p className="text-ink-soft">{t('You are logged in only here.')}</p>
      ) : (
        <Button variant="secondary" busy={end.isPending && end.variables === OTHERS} onClick={() => end.mutate(OTHERS)}>
          {t('Log out other devices')}
        </Button>
      )}
    </AccountSection>
  );
};

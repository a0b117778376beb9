import { Link } from 'react-router-dom';
import { sentenceOf } from '../../shared/api/api-failure.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { languageWords } from '../../shared/language/language-words.ts';
import { paths } from '../../shared/paths.ts';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { useEmailsOfBooking } from './email-queries.ts';
import { EmailState } from './email-state.tsx';

/** What was sent about a booking, newest first. */
export const BookingEmails = ({ bookingId }: { bookingId: string }) => {
  const { data: emails, error, refetch, isFetching } = useEmailsOfBooking(bookingId);
  return (
    <section aria-labelledby="emails" className="space-y-4">
      <h2 id="emails" className="font-bold text-ink text-lead">
        Emails
      </h2>
      {error === null ? null : (
        <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
          {sentenceOf(error)}
        </RetryNotice>
      )}
      {emails?.length === 0 ? <p className="text-ink-soft">No emails yet.</p> : null}
      {emails === undefined || emails.length === 0 ? null : (
        <Card className="py-2!">
          <ul className="divide-y divide-hairline">
            {emails.map((email) => (
              <li key={email._id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
                <span className="min-w-0 flex-1 basis-60">
                  <Link
                    to={paths.adminEmail(email._id)}
                    className="touchable font-semibold text-ink underline decoration-hairline underline-offset-4 wrap-anywhere hover:decoration-ink"
                  >
                    {email.subject}
                  </Link>
                  <span className="block text-ink-soft text-small wrap-anywhere">
                    {formatMoment(email.causedAt)}, to {email.to}
                    {email.language === undefined ? null : `, in ${languageWords(email.language)}`}
                  </span>
                </span>
                <EmailState email={email} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
};

import { bookingNumberOf, hasSecretLink, type KeptEmail } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { languageWords } from '../../shared/language/language-words.ts';
import { paths } from '../../shared/paths.ts';
import { Fact, factLinkStyle } from '../../shared/ui/display/fact.tsx';
import { Card } from '../../shared/ui/layout/card.tsx';
import { EmailAttachments } from './email-attachments.tsx';
import { EmailState } from './email-state.tsx';
import { kindWordsOf } from './email-words.ts';
import { ResendEmail } from './resend-email.tsx';

/** Why an email cannot be sent again from here. */
const reasonOf = ({ kind, state }: KeptEmail): string | null => {
  if (hasSecretLink(kind))
    return 'Its link is for the recipient only: it does not work here, and the email cannot be sent again. The recipient can ask for a new one.';
  return state === 'waiting' ? 'It can be sent again once it has been sent or given up.' : null;
};

/** Recipient, cause and state of an email, and a way to send it again. */
export const EmailFacts = ({ email, mayResend }: { email: KeptEmail; mayResend: boolean }) => {
  const { to, from, replyTo, kind, booking, causedAt, sentAt, nextTryAt, tries, resends, attachments, language } = email;
  const reason = reasonOf(email);
  return (
    <Card as="section" aria-label="About this email" className="h-fit space-y-5">
      <EmailState email={email} isWhole />
      <dl className="space-y-4">
        <Fact name="To">{to}</Fact>
        <Fact name="From">{from}</Fact>
        {replyTo === from ? null : <Fact name="Replies go to">{replyTo}</Fact>}
        <Fact name="Kind">{kindWordsOf(kind)}</Fact>
        {language === undefined ? null : <Fact name="Language">{languageWords(language)}</Fact>}
        {booking === null ? null : (
          <Fact name="Booking">
            <Link to={paths.adminBooking(booking)} className={factLinkStyle}>
              {bookingNumberOf(booking)}
            </Link>
          </Fact>
        )}
        <Fact name="Date">{formatMoment(causedAt)}</Fact>
        {sentAt === null ? null : <Fact name="Sent">{formatMoment(sentAt)}</Fact>}
        {tries > 1 || sentAt === null ? <Fact name="Tries">{tries}</Fact> : null}
        {nextTryAt === null ? null : <Fact name="Next try">{formatMoment(nextTryAt)}</Fact>}
        {booking === null || attachments.length === 0 ? null : (
          <Fact name="Attached">
            <EmailAttachments attachments={attachments} booking={booking} />
          </Fact>
        )}
        {resends.length === 0 ? null : (
          <Fact name="Sent again">
            {resends.map((one) => (
              <span key={one._id} className="mb-1 block">
                <Link to={paths.adminEmail(one._id)} className={factLinkStyle}>
                  {formatMoment(one.causedAt)}
                </Link>
                <span className="block font-normal text-ink-soft text-small">to {one.to}</span>
              </span>
            ))}
          </Fact>
        )}
      </dl>
      {mayResend && reason !== null ? <p className="text-ink-soft">{reason}</p> : null}
      {mayResend && email.canResend ? <ResendEmail email={email} /> : null}
    </Card>
  );
};

import { bookingNumberOf, type EmailEntry } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../shared/admin-list/admin-column.ts';
import { formatMoment, sortableMoment } from '../../shared/format/format-moment.ts';
import { languageWords } from '../../shared/language/language-words.ts';
import { paths } from '../../shared/paths.ts';
import { EmailState } from './email-state.tsx';
import { kindWordsOf, stateOf } from './email-words.ts';

/** Subject, recipient, cause and state. */
export const emailColumns: ReadonlyArray<AdminColumn<EmailEntry>> = [
  {
    id: 'subject',
    heading: 'Email',
    place: 'title',
    cell: ({ _id, subject, kind, isResent, language }) => (
      <span className="block min-w-48">
        <Link
          to={paths.adminEmail(_id)}
          className="row-link -mt-3 -mb-1.5 inline-flex min-h-11 min-w-0 items-center font-semibold text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink"
        >
          <span className="one-line" title={subject}>
            {subject}
          </span>
        </Link>
        <span className="one-line mt-1 font-normal text-ink-faint text-small">
          {kindWordsOf(kind)}
          {isResent ? ', sent again' : ''}
          {language === undefined ? '' : `, in ${languageWords(language)}`}
        </span>
      </span>
    ),
    csv: ({ subject }) => subject,
    moreCsv: [{ heading: 'Kind', csv: ({ kind }) => kindWordsOf(kind) }],
  },
  {
    id: 'to',
    heading: 'To',
    cell: ({ to }) => (
      <span className="block truncate lg:max-w-52" title={to}>
        {to}
      </span>
    ),
    sortable: true,
    csv: ({ to }) => to,
  },
  {
    id: 'booking',
    heading: 'Booking',
    cell: ({ booking }) =>
      booking === null ? (
        '–'
      ) : (
        <Link
          to={paths.adminBooking(booking)}
          className="inline-flex min-h-11 items-center whitespace-nowrap text-accent-strong underline underline-offset-4"
        >
          {bookingNumberOf(booking)}
        </Link>
      ),
    csv: ({ booking }) => (booking === null ? '' : bookingNumberOf(booking)),
  },
  {
    id: 'causedAt',
    heading: 'Date',
    cell: ({ causedAt }) => <span className="text-ink-soft">{formatMoment(causedAt)}</span>,
    sortable: true,
    csv: ({ causedAt }) => sortableMoment(causedAt),
    moreCsv: [{ heading: 'Sent', csv: ({ sentAt }) => (sentAt === null ? '' : sortableMoment(sentAt)) }],
  },
  {
    id: 'state',
    heading: 'Status',
    cell: (email) => <EmailState email={email} />,
    csv: (email) => stateOf(email).words,
    moreCsv: [
      { heading: 'Tries', csv: ({ tries }) => tries },
      { heading: 'Failure', csv: ({ lastFailure }) => lastFailure ?? '' },
    ],
  },
];

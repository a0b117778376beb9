import { type ActivityEntry, bookingNumberOf } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../shared/admin-list/admin-column.ts';
import { formatMoment, sortableMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { actionName, changesText, departureName, outcomeWords, thingName } from './activity-words.ts';
import { ChangedFields } from './changed-fields.tsx';
import type { RestoreOf } from './use-restore-flow.ts';

const linkStyle =
  'touchable inline-flex min-h-11 min-w-0 items-center underline decoration-hairline underline-offset-4 hover:decoration-ink';
const activityOf = (words: Record<string, string>): string => paths.adminActivity(String(new URLSearchParams(words)));
const OBJECT_ID = /^[0-9a-f]{24}$/;

/**
 * What an action was about: a booking leads to the booking, what was changed to everything that was done to
 * it.
 */
const About = ({ entry: { area, about, call, changes, departure } }: { entry: ActivityEntry }) => {
  const [changed] = changes;
  if ((area === 'bookings' || call === 'takePayment' || call === 'takeOnArrival') && about !== null && OBJECT_ID.test(about))
    return (
      <Link to={paths.adminBooking(about)} className={linkStyle}>
        Booking {bookingNumberOf(about)}
      </Link>
    );
  if (departure !== undefined && about !== null && OBJECT_ID.test(about))
    return (
      <Link to={paths.adminDeparture(about, departure.day)} className={linkStyle}>
        <span className="one-line">{departureName(departure)}</span>
      </Link>
    );
  if (changed === undefined) return null;
  if (!OBJECT_ID.test(changed.id)) return <span>{thingName(changed)}</span>;
  return (
    <Link to={activityOf({ about: changed.id })} className={linkStyle}>
      <span className="one-line">{thingName(changed)}</span>
    </Link>
  );
};

/** Who did what, to what, when, and how it ended. A name leads to everything that this person did. */
export const activityColumns = (restoreOf: RestoreOf): ReadonlyArray<AdminColumn<ActivityEntry>> => [
  {
    id: 'call',
    heading: 'Action',
    place: 'title',
    cell: (entry) => (
      <span className="block min-w-40 lg:py-2">
        <span className="block font-semibold text-ink">{actionName(entry.call)}</span>
        <About entry={entry} />
      </span>
    ),
    csv: ({ call }) => actionName(call),
    moreCsv: [
      {
        heading: 'About',
        csv: ({ changes: [changed], about, departure }) => {
          if (departure) return departureName(departure);
          return changed ? thingName(changed) : (about ?? '');
        },
      },
    ],
  },
  {
    id: 'changes',
    heading: 'What changed',
    cell: (entry) => (
      <div className="min-w-0 lg:min-w-72 lg:py-2">
        <ChangedFields entry={entry} restoreOf={restoreOf} />
      </div>
    ),
    csv: changesText,
  },
  {
    id: 'by',
    heading: 'Who',
    cell: ({ by }) =>
      OBJECT_ID.test(by.id) ? (
        <Link to={activityOf({ by: by.id })} className={linkStyle}>
          <span className="one-line">{by.name}</span>
        </Link>
      ) : (
        by.name
      ),
    csv: ({ by }) => by.name,
  },
  {
    id: 'at',
    heading: 'When',
    cell: ({ at }) => <span className="whitespace-nowrap text-ink-soft">{formatMoment(at)}</span>,
    csv: ({ at }) => sortableMoment(at),
  },
  {
    id: 'outcome',
    heading: 'Result',
    cell: ({ outcome }) => <Badge tone={outcomeWords[outcome].tone}>{outcomeWords[outcome].words}</Badge>,
    csv: ({ outcome }) => outcomeWords[outcome].words,
    moreCsv: [{ heading: 'Error', csv: ({ code }) => code ?? '' }],
  },
];

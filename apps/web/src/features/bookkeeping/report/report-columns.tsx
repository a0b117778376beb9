import { formatMoney, groupDigits, type ReportGroup, type ReportLine } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { AdminColumn } from '../../../shared/admin-list/admin-column.ts';
import { formatMonth } from '../../../shared/format/calendar-day.ts';
import { countryName } from '../../../shared/format/country-name.ts';
import { sourceWords } from '../../../shared/format/source-words.ts';
import { paths } from '../../../shared/paths.ts';

export const groupHeadings: Readonly<Record<ReportGroup, string>> = {
  trip: 'Trip',
  month: 'Month',
  source: 'Came from',
  country: 'Country of the customer',
};

/** What a line is about, in words. */
export const lineName = (by: ReportGroup, { key, name, source }: ReportLine): string => {
  if (by === 'month') return formatMonth(key);
  if (by === 'country') return key === '' ? 'Not known' : countryName(key);
  if (by === 'trip') return name;
  const words = sourceWords[source ?? 'site'];
  return name === '' ? words : `${words}: ${name}`;
};

type Figure = Exclude<keyof ReportLine, 'key' | 'name' | 'source'>;

const count = (id: Figure, heading: string): AdminColumn<ReportLine> => ({
  id,
  heading,
  align: 'end',
  cell: (line) => groupDigits(line[id]),
  csv: (line) => line[id],
});
const money = (id: Figure, heading: string): AdminColumn<ReportLine> => ({
  id,
  heading,
  align: 'end',
  cell: (line) => <span className="whitespace-nowrap">{formatMoney(line[id])}</span>,
  csv: (line) => ({ amount: line[id] }),
});

/** The columns of a report; the headings say of which day each figure is. */
export const reportColumns = (by: ReportGroup): AdminColumn<ReportLine>[] => [
  {
    id: 'name',
    heading: groupHeadings[by],
    place: 'title',
    cell: (line) =>
      by === 'trip' ? (
        <Link to={paths.adminBookings(`package=${line.key}`)} className="row-link font-medium text-ink hover:underline">
          {line.name}
        </Link>
      ) : (
        <span className="wrap-anywhere font-medium text-ink">{lineName(by, line)}</span>
      ),
    csv: (line) => lineName(by, line),
    moreCsv: [
      { heading: 'Payments', csv: ({ payments }) => payments },
      { heading: 'Refunds', csv: ({ refunds }) => refunds },
    ],
  },
  count('bookings', 'Booked'),
  count('persons', 'Persons'),
  money('received', 'Received'),
  money('refunded', 'Refunded'),
  money('net', 'Net'),
];

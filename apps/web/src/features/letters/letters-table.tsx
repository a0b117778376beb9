import type { Letter } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { paths } from '../../shared/paths.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { type DataColumn, DataTable } from '../../shared/ui/table/data-table.tsx';
import { letterNames } from './letter-words.ts';

const columns: readonly DataColumn<Letter>[] = [
  {
    id: 'name',
    heading: 'Email',
    place: 'title',
    cell: ({ kind }) => (
      <Link
        to={paths.adminLetter(kind)}
        className="touchable inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
      >
        {letterNames[kind].name}
      </Link>
    ),
  },
  { id: 'when', heading: 'Sent', cell: ({ kind }) => letterNames[kind].when },
  {
    id: 'words',
    heading: 'Words',
    cell: ({ own }) => (own === null ? <Badge>Standard</Badge> : <Badge tone="accent">Your own</Badge>),
  },
  {
    id: 'changed',
    heading: 'Changed',
    cell: ({ changedAt }) => (changedAt === null ? '–' : formatMoment(changedAt)),
  },
];

/** The emails that the agency may word, each leading to its page. */
export const LettersTable = ({ letters }: { letters: readonly Letter[] }) => (
  <DataTable caption="Emails about a booking" columns={columns} rows={letters} rowKeyOf={({ kind }) => kind} />
);

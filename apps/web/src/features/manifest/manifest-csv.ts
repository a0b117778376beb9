import { bookingNumberOf, displayNameOf } from '@wayfarer/contracts';
import type { AdminColumn } from '../../shared/admin-list/admin-column.ts';
import { csvHeadOf, csvLinesOf } from '../../shared/admin-list/export/csv-of.ts';
import { answerAt, answerColumnsOf } from './answer-columns.ts';
import type { ManifestPerson, ShownBooking } from './filter-manifest.ts';
import { arrivalWords, extrasText } from './manifest-words.ts';

type Line = { booking: ShownBooking['entry']; person: ManifestPerson; day: string; startTime: string };

const column = (heading: string, csv: (line: Line) => string | number): AdminColumn<Line> => ({
  id: heading,
  heading,
  cell: csv,
  csv,
});

const columns: ReadonlyArray<AdminColumn<Line>> = [
  column('Day', ({ day }) => day),
  column('Leaves at', ({ startTime }) => startTime),
  column('Booking', ({ booking }) => bookingNumberOf(booking._id)),
  column('Booked by', ({ booking }) => displayNameOf(booking.user)),
  column('Email', ({ booking }) => booking.user.email ?? ''),
  column('Contact', ({ booking }) => booking.contact?.name ?? ''),
  column('Contact phone', ({ booking }) => booking.contact?.phone ?? ''),
  column('Comes from', ({ booking }) => booking.contact?.from ?? ''),
  column('Traveller', ({ person }) => person.name ?? ''),
  column('Category', ({ person }) => person.category ?? ''),
  column('Age', ({ person }) => person.age ?? ''),
  column('Nationality', ({ person }) => person.nationality ?? ''),
  column('Diet', ({ person }) => person.diet ?? ''),
  column('Phone', ({ person }) => person.phone ?? ''),
  column('Note', ({ person }) => person.note ?? ''),
  column('Extras of the booking', ({ booking }) => extrasText(booking)),
  column('Arrival', ({ person }) => (person.arrival ? arrivalWords[person.arrival] : '')),
];

/** The persons that are shown, a line each. */
export const manifestCsv = (shown: readonly ShownBooking[], of: { day: string; startTime: string }): Blob => {
  const lines = shown.flatMap(({ entry, persons }) => persons.map((person) => ({ booking: entry, person, ...of })));
  const ofBookings = answerColumnsOf(shown.map(({ entry }) => entry.answers));
  const ofPersons = answerColumnsOf(lines.map(({ person }) => person.answers));
  const all = [
    ...columns,
    ...ofBookings.map((one) => column(one.heading, ({ booking }) => answerAt(one, booking.answers))),
    ...ofPersons.map((one) => column(one.heading, ({ person }) => answerAt(one, person.answers))),
  ];
  return new Blob([csvHeadOf(all), csvLinesOf(all, lines)]);
};

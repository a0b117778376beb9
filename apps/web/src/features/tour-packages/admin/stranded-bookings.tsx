import type { TourPackage } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import type { AnswerOf } from '../../../shared/api/call-endpoint.ts';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { counted } from '../../../shared/format/format-total.ts';
import { paths } from '../../../shared/paths.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';

type StrandedBookingsProps = {
  tourPackage: TourPackage;
  days: NonNullable<AnswerOf<'editTourPackage'>['strandedBookings']>;
};

/** The booked days on which a package does not leave since it was saved, each with who travels on it. */
export const StrandedBookings = ({ tourPackage, days }: StrandedBookingsProps) => (
  <Notice tone="amber">
    {tourPackage.title} does not leave on these booked days. Their bookings stay valid, and nobody is told.
    <ul className="mt-1 list-disc ps-5 font-normal">
      {days.map(({ day, bookings, persons }) => (
        <li key={day}>
          <Link to={paths.adminDeparture(tourPackage._id, day)} className="touchable underline underline-offset-4">
            {formatDay(day)}
          </Link>
          : {counted(bookings, 'booking')}, {counted(persons, 'person')}
        </li>
      ))}
    </ul>
  </Notice>
);

import { bookingNumberOf, formatMoney, type Trip } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useNavigate, useParams } from 'react-router-dom';
import type { ChangedTrip } from '../../features/bookings/change/use-change-trip.ts';
import { useTrip } from '../../features/bookings/trip/use-trip.ts';
import { todayOnSite } from '../../shared/format/calendar-day.ts';
import { callInstead } from '../../shared/format/call-instead.ts';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { TripChange } from '../trip-change.tsx';

const refusalOf = ({ booking: { bookingStatus, travelDate } }: Trip): string | null => {
  if (bookingStatus === 'pending') return 'It waits for its payment. Record it first, or cancel the booking and book again.';
  if (bookingStatus === 'cancelled') return 'The booking is cancelled.';
  return travelDate < todayOnSite() ? 'The trip is over.' : null;
};

/** Another day, party, rooms or extras for a booking, by staff. */
export const ChangeBookingPage = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data: trip } = useTrip(id);
  const number = bookingNumberOf(id);
  const onChanged = ({ booking: { owed = 0, toCall } }: ChangedTrip) => {
    const rest = owed > 0 ? ` ${formatMoney(owed)} is owed.` : '';
    const unreached = toCall === undefined ? '' : ` ${callInstead(toCall)}.`;
    void notify({ title: `Booking ${number} is changed.${rest}${unreached}`, tone: 'green' });
    void navigate(paths.adminBooking(id), { replace: true });
  };
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: 'Bookings', to: paths.adminBookings() },
          { label: number, to: paths.adminBooking(id) },
          { label: 'Change' },
        ]}
      />
      <PageHeading
        title={`${screens.adminChangeTrip.title} ${number}`}
        text={trip && `${trip.booking.package.title}. It is changed at once; what is dearer is owed from then on.`}
      >
        {screens.adminChangeTrip.title}
      </PageHeading>
      <TripChange
        key={id}
        bookingId={id}
        asStaff
        refusalOf={refusalOf}
        back={<LinkButton to={paths.adminBooking(id)}>Back to the booking</LinkButton>}
        onChanged={onChanged}
      />
    </>
  );
};

import { formatMoney, type Trip } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { useNavigate, useParams } from 'react-router-dom';
import type { ChangedTrip } from '../../features/bookings/change/use-change-trip.ts';
import { useTrip } from '../../features/bookings/trip/use-trip.ts';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LinkButton } from '../../shared/ui/actions/link-button.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { Breadcrumb } from '../../shared/ui/layout/breadcrumb.tsx';
import { PageHeading } from '../../shared/ui/layout/page-heading.tsx';
import { t, tn } from '../../shared/words/words.ts';
import { TripChange } from '../trip-change.tsx';

const introOf = ({ booking, changeTerms }: Trip): string => {
  const { title } = booking.package;
  if (changeTerms === undefined) return t('{title}.', { title });
  const day = formatDay(changeTerms.until);
  return changeTerms.fee > 0
    ? t(
        '{title}. You can change it until {day}, for {amount} each time. Nothing changes before you have seen what it comes to.',
        { title, day, amount: formatMoney(changeTerms.fee) },
      )
    : t('{title}. You can change it until {day}. Nothing changes before you have seen what it comes to.', { title, day });
};

/** Another day, party, rooms or extras for a booking of the traveller. */
export const ChangeTripPage = () => {
  const { bookingId = '' } = useParams();
  const navigate = useNavigate();
  const { userId } = useSession();
  const { data: trip } = useTrip(bookingId);
  const title = trip?.booking.package.title;
  const refusalOf = ({ booking, changeTerms }: Trip): string | null => {
    if (booking.user._id !== userId) return t('Only its traveller changes it on this page.');
    if (changeTerms !== undefined) return null;
    return booking.bookingStatus === 'pending'
      ? t('It waits for its payment. Pay it first, or cancel it and book again.')
      : t('It can no longer be changed online. Please contact us about it.');
  };
  const onChanged = ({ booking }: ChangedTrip) => {
    void notify({
      title: tn(
        booking.totalPersons,
        'Your trip is changed: {day}, {n} travelling.',
        'Your trip is changed: {day}, {n} travelling.',
        { day: formatDay(booking.travelDate) },
      ),
      tone: 'green',
    });
    void navigate(paths.myTrip(bookingId), { replace: true });
  };
  return (
    <div className="gutters space-y-6 pt-4 pb-14">
      <Breadcrumb
        crumbs={[
          { label: t('My Bookings'), to: paths.myBookings(userId ?? '') },
          { label: title ?? screens.myTrip.title, to: paths.myTrip(bookingId) },
          { label: t('Change') },
        ]}
      />
      <PageHeading title={screens.changeTrip.title} text={trip && introOf(trip)}>
        {screens.changeTrip.title}
      </PageHeading>
      <TripChange
        key={bookingId}
        bookingId={bookingId}
        asStaff={false}
        refusalOf={refusalOf}
        back={<LinkButton to={paths.myTrip(bookingId)}>{t('Back to your trip')}</LinkButton>}
        onChanged={onChanged}
      />
    </div>
  );
};

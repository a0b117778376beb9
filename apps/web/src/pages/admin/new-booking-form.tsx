import { useQuery } from '@tanstack/react-query';
import { addDays, type Booking, bookingNumberOf, type Departure } from '@wayfarer/contracts';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DeskForm } from '../../features/bookings/desk/desk-form.tsx';
import type { DayFieldProps } from '../../features/bookings/desk/trip-fields.tsx';
import { customerQuery } from '../../features/customers/customer-queries.ts';
import { toBookFor } from '../../features/customers/to-book-for.ts';
import { useDepartures } from '../../features/tour-packages/departures-query.ts';
import { tourPackageQuery } from '../../features/tour-packages/tour-package-queries.ts';
import { TypedDayField } from '../../shared/admin-list/form/typed-day-field.tsx';
import { isMissing, sentenceOf } from '../../shared/api/api-failure.ts';
import { paths } from '../../shared/paths.ts';
import { withLateDays } from '../../shared/quote/late-days.ts';
import { useDayOffer } from '../../shared/quote/use-day-offer.ts';
import { useMay } from '../../shared/session/use-may.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { notify } from '../../shared/ui/feedback/notify.ts';
import { RetryNotice } from '../../shared/ui/feedback/retry-notice.tsx';
import { LoadingBlock, Skeleton } from '../../shared/ui/feedback/skeleton.tsx';

/** Of the month that is shown and the next or the one before, into which a key may lead. */
const DAYS_OF_TWO_MONTHS = 62;

const states: Readonly<Partial<Record<Departure['state'], string>>> = {
  closed: 'closed',
  cancelled: 'cancelled',
  'sold-out': 'sold out',
};

const wordsOf = (departure: Departure | null | undefined): string | undefined => {
  if (!departure) return undefined;
  const { state, left } = departure;
  return states[state] ?? (left === null ? undefined : `${left} ${left === 1 ? 'seat' : 'seats'} left`);
};

/** What is said at once of a party that needs more seats than are left. */
const tooManyFor = (departure: Departure | null | undefined, seats: number): string | undefined => {
  const left = departure?.left ?? Number.POSITIVE_INFINITY;
  // Nothing is said of a number that is being typed.
  if (!(seats > left)) return undefined;
  const seatsLeft = left === 1 ? '1 seat is' : `${left} seats are`;
  return `${left === 0 ? 'No seats are' : `Only ${seatsLeft}`} left, and this booking needs ${seats}.`;
};

/** Who may exceed the capacity chooses among all days, and is told by the server what cannot be. */
const DayField = ({ tourPackage, value, seats, onChange, error }: DayFieldProps) => {
  const [day, lookAt] = useState(tourPackage.nextDay ?? '');
  const around = day === '' ? [] : [addDays(day, -DAYS_OF_TWO_MONTHS), addDays(day, DAYS_OF_TWO_MONTHS)];
  const { first, departureOn: online } = useDepartures(tourPackage, around);
  const departureOn = useMemo(() => withLateDays(tourPackage, online), [tourPackage, online]);
  const offer = useDayOffer(tourPackage, { departureOn, lookAt });
  const mayExceed = useMay('exceed-capacity');
  const chosen = value === '' ? undefined : departureOn(value);
  const tooMany = tooManyFor(chosen, seats);
  const over = mayExceed && tooMany ? `${tooMany} To book all the same, fill in “Book over the capacity because”.` : undefined;
  return (
    <TypedDayField
      label="Day"
      className="sm:w-2/3"
      error={error ?? (mayExceed ? undefined : tooMany)}
      hint={over ?? wordsOf(chosen)}
      from={first}
      to={tourPackage.availableTo}
      opensAt={tourPackage.nextDay ?? first}
      {...(mayExceed ? {} : { offer })}
      value={value}
      onValueChange={onChange}
    />
  );
};

/** The form of a booking at the desk, with the departures of the chosen package. */
export const NewBookingForm = () => {
  const [search, setSearch] = useSearchParams();
  const packageId = search.get('package') ?? '';
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({ ...tourPackageQuery(packageId), enabled: packageId !== '' });
  const customerId = search.get('customer') ?? '';
  const customer = useQuery({ ...customerQuery(customerId), enabled: customerId !== '' });
  const choose = (id: string | null) =>
    setSearch(
      { ...(customerId === '' ? {} : { customer: customerId }), ...(id === null ? {} : { package: id }) },
      { replace: true },
    );
  const onBooked = ({ _id, payLink }: Booking) => {
    const number = bookingNumberOf(_id);
    const title = payLink ? `Booking ${number} is made. The link to pay is on this page.` : `Booking ${number} is confirmed.`;
    void notify({ title, tone: 'green' });
    void navigate(paths.adminBooking(_id));
  };
  const aboutTrip =
    packageId === '' || data !== undefined ? null : error === null ? (
      <LoadingBlock text="Loading the trip...">
        <Skeleton className="h-12" />
      </LoadingBlock>
    ) : isMissing(error) ? (
      <Notice>This trip is no longer offered. Choose another one.</Notice>
    ) : (
      <RetryNotice busy={isFetching} onRetry={() => void refetch()}>
        {sentenceOf(error)}
      </RetryNotice>
    );
  // The form begins with them, so it waits.
  if (customerId !== '' && customer.isPending)
    return (
      <LoadingBlock text="Loading the customer...">
        <Skeleton className="h-56 max-w-3xl rounded-card" />
      </LoadingBlock>
    );
  const form = (
    <DeskForm
      customer={customer.data && toBookFor(customer.data)}
      day={search.get('day') ?? ''}
      tourPackage={packageId === '' ? undefined : data}
      onPackage={choose}
      dayField={(props) => <DayField key={props.tourPackage._id} {...props} />}
      aboutTrip={aboutTrip}
      onBooked={onBooked}
    />
  );
  if (customer.error === null) return form;
  return (
    <>
      <Notice>{sentenceOf(customer.error)} Choose who books below.</Notice>
      {form}
    </>
  );
};

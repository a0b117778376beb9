import { type Booking, bookingNumberOf } from '@wayfarer/contracts';
import { moneyFigures } from '../../../shared/deposit/booking-money.ts';
import { t } from '../../../shared/words/words.ts';
import { TripSummary } from './trip-summary.tsx';

const Line = ({ name, value }: { name: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-4 text-small">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="figures text-end text-ink">{value}</dd>
  </div>
);

/** The summary of an existing booking, at the price it was made at. */
export const BookingSummary = ({ booking }: { booking: Booking }) => (
  <TripSummary
    title={booking.package.title}
    place={`${booking.package.destination.name}, ${booking.package.destination.country}`}
    image={booking.package.image}
    travelDate={booking.travelDate}
    persons={booking.totalPersons}
    unitPrice={booking.unitPrice}
    total={booking.totalAmount}
    lines={booking.lines}
    cancellationPolicy={booking.canCancel ? booking.cancellationPolicy : null}
    deposit={booking.plan}
  >
    {moneyFigures(booking).map(({ name, value }) => (
      <Line key={name} name={name} value={value} />
    ))}
    {booking.startTime === undefined ? null : <Line name={t('Start time')} value={booking.startTime} />}
    <Line name={t('Booking ID')} value={bookingNumberOf(booking._id)} />
  </TripSummary>
);

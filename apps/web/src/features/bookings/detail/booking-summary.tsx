import { type Booking, bookingNumberOf } from '@wayfarer/contracts';
import { TripSummary } from './trip-summary.tsx';

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
  >
    {booking.startTime === undefined ? null : (
      <div className="flex items-baseline justify-between gap-4 text-small">
        <dt className="text-ink-soft">Start time</dt>
        <dd className="figures text-ink">{booking.startTime}</dd>
      </div>
    )}
    <div className="flex items-baseline justify-between gap-4 text-small">
      <dt className="text-ink-soft">Booking ID</dt>
      <dd className="figures text-ink">{bookingNumberOf(booking._id)}</dd>
    </div>
  </TripSummary>
);

import { type Booking, bookingNumberOf, formatMoney } from '@wayfarer/contracts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { firstDueWords, moneyFigures, payWords } from '../../../shared/deposit/booking-money.ts';
import { formatDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { paths } from '../../../shared/paths.ts';
import { PriceLines } from '../../../shared/quote/price-lines.tsx';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Picture } from '../../../shared/ui/display/picture.tsx';
import { Card } from '../../../shared/ui/layout/card.tsx';
import { t } from '../../../shared/words/words.ts';
import { AskedNotice } from '../another-day/asked-notice.tsx';
import { CancelOutcome } from '../cancel-outcome.tsx';
import { PendingChange } from '../change/pending-change.tsx';
import { SeatsHeld } from '../detail/seats-held.tsx';
import { whyCancelled } from '../detail/why-cancelled.ts';
import type { CancelOutcome as Outcome } from '../use-cancel-flow.ts';
import { BookingMoney } from './booking-money.tsx';
import { daysToGo } from './days-to-go.ts';
import { TravellerStatusBadge } from './traveller-status-badge.tsx';

export type BookingCardProps = {
  booking: Booking;
  cancelling: boolean;
  /** The outcome of cancelling this booking; null before. */
  outcome: Outcome | null;
  onCancel: (booking: Booking) => void;
};

const Fact = ({ what, children }: { what: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-faint text-small">{what}</dt>
    <dd className="figures font-semibold text-ink">{children}</dd>
  </div>
);

/** One line below a booking's facts that says its state. */
const standingOf = (booking: Booking): string | null => {
  if (booking.bookingStatus === 'cancelled') return whyCancelled(booking);
  if (!booking.canCancel) return t('This trip is over.');
  if (booking.bookingStatus === 'pending')
    return booking.canPay ? (firstDueWords(booking) ?? t('Payment due.')) : t('Payment is no longer possible.');
  return null;
};

/** One booking of My Bookings (docs/specification.md section 2). */
export const BookingCard = ({ booking, cancelling, outcome, onCancel }: BookingCardProps) => {
  const { package: tour, canPay, canCancel, bookingStatus } = booking;
  const standing = standingOf(booking);
  const toGo = bookingStatus === 'cancelled' || booking.anotherDay ? null : daysToGo(booking.travelDate, todayOnSite());
  const titleId = useId();
  return (
    <Card padded={false} className="flex h-full flex-col">
      <div className="flex grow flex-col gap-5 p-5 sm:p-6">
        <div className="flex items-start gap-4">
          {tour.image === null ? null : (
            <Picture
              src={tour.image}
              alt=""
              width={320}
              height={240}
              sizes="7rem"
              className="w-20 shrink-0 rounded-control sm:w-28"
            />
          )}
          <div className="min-w-0 grow space-y-1.5">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TravellerStatusBadge status={bookingStatus} />
              {toGo === null ? null : <span className="font-semibold text-ink-soft text-small">{toGo}</span>}
            </p>
            <h3 id={titleId} className="line-clamp-3 font-bold text-ink text-lead">
              <Link to={paths.myTrip(booking._id)} className="touchable inline-block underline-offset-4 hover:underline">
                {tour.title}
              </Link>
            </h3>
            <p className="text-ink-soft">{tour.destination.name}</p>
          </div>
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3.5 max-[22.5rem]:grid-cols-[auto_auto]">
          <Fact what={t('Travel Date')}>
            {booking.startTime === undefined
              ? formatDay(booking.travelDate)
              : t('{day}, {time}', { day: formatDay(booking.travelDate), time: booking.startTime })}
          </Fact>
          <Fact what={t('Total Persons')}>{booking.totalPersons}</Fact>
          <Fact what={t('Total Amount')}>
            <span className="whitespace-nowrap">{formatMoney(booking.totalAmount)}</span>
          </Fact>
          <Fact what={t('Booking ID')}>{bookingNumberOf(booking._id)}</Fact>
          {moneyFigures(booking).map(({ name, value }) => (
            <Fact key={name} what={name}>
              {value}
            </Fact>
          ))}
        </dl>
        {booking.lines === undefined ? null : (
          <details>
            <summary className="touchable w-fit cursor-pointer font-medium text-ink text-small underline-offset-4 hover:underline">
              {t('Price details')}
            </summary>
            <dl aria-label={t('Price details')} className="mt-3 space-y-2.5">
              <PriceLines lines={booking.lines} />
            </dl>
          </details>
        )}
        {outcome?.tone === 'green' ? null : <AskedNotice booking={booking} />}
        {outcome === null ? null : <CancelOutcome outcome={outcome} />}
        {booking.seatsHeldUntil === null || !canPay ? null : <SeatsHeld until={booking.seatsHeldUntil} />}
        {standing === null || outcome?.tone === 'green' ? null : <p className="text-ink-soft text-small">{standing}</p>}
        <PendingChange booking={booking} />
        <BookingMoney booking={booking} />
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-hairline border-t px-5 py-4 sm:px-6">
        <Button
          variant="secondary"
          disabled={!canCancel}
          busy={cancelling}
          aria-describedby={titleId}
          onClick={() => onCancel(booking)}
        >
          {t('Cancel Booking')}
        </Button>
        <LinkButton to={paths.myTrip(booking._id)} variant={canPay ? 'secondary' : 'primary'} aria-describedby={titleId}>
          {t('See trip')}
        </LinkButton>
        {canPay ? <LinkButton to={paths.paymentSession(booking._id)}>{payWords(booking)}</LinkButton> : null}
      </div>
    </Card>
  );
};

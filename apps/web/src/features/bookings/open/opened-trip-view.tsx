import type { OpenedTrip } from '@wayfarer/contracts';
import { Link } from 'react-router-dom';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';
import { durationOf } from '../../../shared/format/duration-of.ts';
import { paths } from '../../../shared/paths.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { rich } from '../../../shared/words/rich.tsx';
import { t, tn } from '../../../shared/words/words.ts';
import { AskedNotice } from '../another-day/asked-notice.tsx';
import { WhereAndWhen } from '../detail/where-and-when.tsx';
import { TravellerStatusBadge } from '../list/traveller-status-badge.tsx';
import { TripDays } from '../trip/trip-days.tsx';

const LINK = 'touchable font-semibold text-accent underline underline-offset-4';

/** A trip as it is shown without a login. */
export const OpenedTripView = ({ trip }: { trip: OpenedTrip }) => {
  const { number, days, untranslated, needs, isUnpaid, bookingStatus, travelDate, totalPersons, anotherDay } = trip;
  const { title, destination } = trip.package;
  const isOn = bookingStatus !== 'cancelled';
  return (
    <section aria-label={title} className="space-y-8">
      <div className="space-y-2">
        <h2 className="font-bold text-ink text-title wrap-anywhere">{title}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft">
          <TravellerStatusBadge status={bookingStatus} />
          <span className="wrap-anywhere">
            {destination.name}, {destination.country}
          </span>
          <span>{tn(totalPersons, 'Booking {number}, {n} traveller', 'Booking {number}, {n} travellers', { number })}</span>
        </p>
      </div>
      <AskedNotice booking={trip} />
      {anotherDay === undefined && isOn ? <WhereAndWhen booking={trip} days={days.length} needs={needs} /> : null}
      {isOn ? null : <Notice>{t('This booking is cancelled.')}</Notice>}
      {isUnpaid ? (
        <Notice tone="amber">{t('This booking is not paid yet. Log in to pay, or open the link in our email.')}</Notice>
      ) : null}
      {isOn && days.length > 0 ? (
        <section aria-label={t('Day by day')}>
          <h2 className="mb-4 font-bold text-ink text-lead">
            {t('Day by day: {duration}', { duration: durationOf(days.length) })}
          </h2>
          <TripDays days={days} untranslated={untranslated} travelDate={travelDate} today={todayOnSite()} />
        </section>
      ) : null}
      <p className="text-ink-soft">
        {rich('<login> for the voucher, payments, who travels, and to cancel. No password yet? <password>.', {
          login: (
            <Link to={paths.login()} className={LINK}>
              {t('Log in')}
            </Link>
          ),
          password: (
            <Link to={paths.forgotPassword()} className={LINK}>
              {t('Choose one')}
            </Link>
          ),
        })}
      </p>
    </section>
  );
};

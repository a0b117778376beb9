import { formatMoney, type TourPackage } from '@wayfarer/contracts';
import type { ReactNode } from 'react';
import { formatDay, formatShortDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { durationOf } from '../../../shared/format/duration-of.ts';
import { paths } from '../../../shared/paths.ts';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { BottomBar } from '../../../shared/ui/layout/bottom-bar.tsx';
import { useAskedSearch } from '../asked-days.ts';
import { isScheduled } from '../is-scheduled.ts';
import { NextDeparture } from '../next-departure.tsx';
import { FewSeats } from './few-seats.tsx';

/**
 * Carries the price in the navigation state, as specified; the form still asks the server (docs/decisions).
 */
const BookNow = ({ tourPackage, className = '' }: { tourPackage: TourPackage; className?: string }) => {
  const address = `${paths.bookPackage(tourPackage._id)}${useAskedSearch()}`;
  return (
    <LinkButton to={address} state={{ price: tourPackage.price }} size="large" className={className}>
      Book Now
    </LinkButton>
  );
};

const Price = ({ tourPackage }: { tourPackage: TourPackage }) => (
  <p className="figures text-ink">
    <strong className="block whitespace-nowrap font-bold text-lead max-[22.5rem]:text-body">
      {formatMoney(tourPackage.price)}
    </strong>
    <span className="text-ink-soft text-small">per person</span>
  </p>
);

const lineStyle = 'flex flex-wrap justify-between gap-x-4';

const hasEnded = ({ availableTo }: TourPackage): boolean => availableTo < todayOnSite();

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={lineStyle}>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="font-medium text-ink">{children}</dd>
  </div>
);

/** Stays in view beside the trip's description. */
export const BookingCard = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const { nextDay } = tourPackage;
  return (
    <div className="rounded-panel border border-hairline bg-surface p-6 shadow-bar">
      <Price tourPackage={tourPackage} />
      <dl className="figures my-5 space-y-2 border-hairline border-y py-5 text-small">
        <Line label="Duration">{durationOf(tourPackage.itinerary.length)}</Line>
        {isScheduled(tourPackage) ? null : (
          <>
            <Line label={nextDay === null ? 'First departure' : 'Next departure'}>
              {formatDay(nextDay ?? tourPackage.availableFrom)}
            </Line>
            <Line label="Last departure">{formatDay(tourPackage.availableTo)}</Line>
          </>
        )}
      </dl>
      {nextDay !== null ? (
        <>
          {isScheduled(tourPackage) ? (
            <p className="figures mb-4 text-ink text-small">
              <NextDeparture tourPackage={tourPackage} />
            </p>
          ) : null}
          <BookNow tourPackage={tourPackage} className="w-full" />
          <p className="mt-3 text-center text-ink-faint text-small">You won't be charged yet.</p>
          {isScheduled(tourPackage) ? null : <FewSeats tourPackage={tourPackage} />}
        </>
      ) : (
        <>
          <Notice tone="grey">
            {hasEnded(tourPackage)
              ? `This trip can no longer be booked. Its last day was ${formatDay(tourPackage.availableTo)}.`
              : 'No day can be booked at the moment. Each one is sold out or closed.'}
          </Notice>
          <LinkButton
            to={paths.packageList(`destination=${tourPackage.destination._id}`)}
            variant="secondary"
            className="mt-4 w-full"
          >
            Other trips to {tourPackage.destination.name}
          </LinkButton>
        </>
      )}
    </div>
  );
};

/** The same at the bottom of a phone's screen, while the trip is in view. */
export const BookingBar = ({ tourPackage }: { tourPackage: TourPackage }) => (
  <BottomBar className="border-hairline border-t bg-raised pb-[env(safe-area-inset-bottom)] shadow-bar lg:hidden">
    <div className="gutters flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      {isScheduled(tourPackage) && tourPackage.nextDay !== null ? (
        <p className="figures w-full text-ink text-small">
          <NextDeparture tourPackage={tourPackage} />
        </p>
      ) : null}
      <Price tourPackage={tourPackage} />
      {tourPackage.nextDay !== null ? (
        <BookNow tourPackage={tourPackage} />
      ) : (
        <p className="text-right text-ink-soft text-small">
          {hasEnded(tourPackage) ? (
            <>
              No longer bookable.
              <br />
              Last departure: {formatShortDay(tourPackage.availableTo)}
            </>
          ) : (
            'Sold out or closed'
          )}
        </p>
      )}
    </div>
  </BottomBar>
);

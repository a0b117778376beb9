import { formatMoney, isBookable, nextBookableDay, type TourPackage } from '@wayfarer/contracts';
import { formatDay, formatShortDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { durationOf } from '../../../shared/format/duration-of.ts';
import { paths } from '../../../shared/paths.ts';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { BottomBar } from '../../../shared/ui/layout/bottom-bar.tsx';
import { useAskedSearch } from '../asked-days.ts';
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

/** Stays in view beside the trip's description. */
export const BookingCard = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const next = nextBookableDay(tourPackage, todayOnSite());
  return (
    <div className="rounded-panel border border-hairline bg-surface p-6 shadow-bar">
      <Price tourPackage={tourPackage} />
      <dl className="figures my-5 space-y-2 border-hairline border-y py-5 text-small">
        <div className={lineStyle}>
          <dt className="text-ink-soft">Duration</dt>
          <dd className="font-medium text-ink">{durationOf(tourPackage.itinerary.length)}</dd>
        </div>
        <div className={lineStyle}>
          <dt className="text-ink-soft">{next === null ? 'First departure' : 'Next departure'}</dt>
          <dd className="font-medium text-ink">{formatDay(next ?? tourPackage.availableFrom)}</dd>
        </div>
        <div className={lineStyle}>
          <dt className="text-ink-soft">Last departure</dt>
          <dd className="font-medium text-ink">{formatDay(tourPackage.availableTo)}</dd>
        </div>
      </dl>
      {next !== null ? (
        <>
          <BookNow tourPackage={tourPackage} className="w-full" />
          <p className="mt-3 text-center text-ink-faint text-small">You won't be charged yet.</p>
          <FewSeats tourPackage={tourPackage} />
        </>
      ) : (
        <>
          <Notice tone="grey">This trip can no longer be booked. Its last day was {formatDay(tourPackage.availableTo)}.</Notice>
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
      <Price tourPackage={tourPackage} />
      {isBookable(tourPackage, todayOnSite()) ? (
        <BookNow tourPackage={tourPackage} />
      ) : (
        <p className="text-right text-ink-soft text-small">
          No longer bookable.
          <br />
          Last departure: {formatShortDay(tourPackage.availableTo)}
        </p>
      )}
    </div>
  </BottomBar>
);

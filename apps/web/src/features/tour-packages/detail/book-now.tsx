import { formatMoney, type TourPackage } from '@wayfarer/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import { AboutPrice } from '../../../shared/currency/currency-room.tsx';
import { formatDay, formatShortDay, todayOnSite } from '../../../shared/format/calendar-day.ts';
import { durationOf } from '../../../shared/format/duration-of.ts';
import { paths } from '../../../shared/paths.ts';
import { unitWordsOf } from '../../../shared/quote/unit-words.ts';
import { LinkButton } from '../../../shared/ui/actions/link-button.tsx';
import { loadPart } from '../../../shared/ui/browser/load-part.ts';
import { useBrowserValue } from '../../../shared/ui/browser/use-browser-value.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { BottomBar } from '../../../shared/ui/layout/bottom-bar.tsx';
import { rich } from '../../../shared/words/rich.tsx';
import { t, tc } from '../../../shared/words/words.ts';
import { useCarriedSearch, useChosenSearch } from '../asked-days.ts';
import { isScheduled } from '../is-scheduled.ts';
import { NextDeparture } from '../next-departure.tsx';
import { shownPriceOf } from '../shown-price.ts';
import { AskedLine, PartyTotal } from './asked/asked-trip.ts';
import type { AskedTrip } from './asked/known-departure.ts';
import { SideCalculator } from './package-offer.tsx';
import type { Calculated, OpenState } from './prices/open-calculator.ts';

type BookingProps = {
  tourPackage: TourPackage;
  /** What days were asked for, and the departure on them; null where none were. */
  trip: AskedTrip | null;
  /** What the choice in the calculator costs; null while it is closed or cannot tell. */
  calculated: Calculated | null;
};

/**
 * Carries the price in the navigation state, as specified; the form still asks the server (docs/decisions).
 * The day goes along that was chosen, or that the total beside it is for.
 */
const BookNow = ({ tourPackage, trip, calculated, className = '' }: BookingProps & { className?: string }) => {
  const day = calculated?.day || (trip?.day ?? '');
  const address = `${paths.bookPackage(tourPackage._id)}${useCarriedSearch(day)}`;
  return (
    <LinkButton to={address} state={{ price: tourPackage.price }} size="large" className={className}>
      {t('Book Now')}
    </LinkButton>
  );
};

const Price = ({ tourPackage, trip }: Pick<BookingProps, 'tourPackage' | 'trip'>) => {
  const { isFrom, amount } = shownPriceOf(tourPackage, trip === null ? undefined : (trip.departure ?? null));
  return (
    <p className="figures text-ink">
      <strong className="block whitespace-nowrap font-bold text-lead max-[22.5rem]:text-body">
        {isFrom ? <span className="font-normal text-ink-soft text-small">{tc('a price', 'From')} </span> : null}
        {formatMoney(amount)}
      </strong>
      <span className="text-ink-soft text-small">{unitWordsOf(tourPackage)}</span>
      <AboutPrice rupees={amount} />
    </p>
  );
};

/** What the party of the search pays; once the calculator is there, what is chosen in it costs. */
const Party = ({ tourPackage, trip, calculated, className }: BookingProps & { className: string }) =>
  useChosenSearch().includes('party=') && tourPackage.nextDay !== null ? (
    <p className={`figures text-ink text-small ${className}`}>
      {calculated === null ? (
        <Suspense fallback={<span className="block min-h-5" />}>
          <PartyTotal tourPackage={tourPackage} trip={trip} />
        </Suspense>
      ) : (
        rich('<amount> in total', {
          amount: <strong className="font-semibold">{formatMoney(calculated.total)}</strong>,
        })
      )}
    </p>
  ) : null;

/** When the trip leaves: on the asked days, or next. */
const Leaving = ({ tourPackage, trip, className }: Pick<BookingProps, 'tourPackage' | 'trip'> & { className: string }) =>
  trip === null && !isScheduled(tourPackage) ? null : (
    <div className={`figures text-ink text-small ${className}`}>
      <Suspense fallback={<span className="block min-h-5" />}>
        {trip === null ? <NextDeparture tourPackage={tourPackage} /> : <AskedLine tourPackage={tourPackage} trip={trip} />}
      </Suspense>
    </div>
  );

/** What the choice in the calculator costs, where it stands in view with Book Now. */
const Total = ({ total }: { total: number }) => (
  <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-ink">
    <span className="text-small">{t('Total')}</span>
    <strong className="whitespace-nowrap text-end font-bold text-lead">
      {formatMoney(total)}
      <AboutPrice rupees={total} />
    </strong>
  </p>
);

const FewSeats = lazy(async () => ({ default: (await loadPart(() => import('./few-seats.tsx'))).FewSeats }));
const yes = (): boolean => true;

const lineStyle = 'flex flex-wrap justify-between gap-x-4';

const hasEnded = ({ availableTo }: TourPackage): boolean => availableTo < todayOnSite();

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={lineStyle}>
    <dt className="text-ink-soft">{label}</dt>
    <dd className="font-medium text-ink">{children}</dd>
  </div>
);

/** Stays in view beside the trip's description. */
export const BookingCard = ({ calculator, ...booking }: BookingProps & { calculator: OpenState }) => {
  const { tourPackage, trip, calculated } = booking;
  const { nextDay } = tourPackage;
  // The server knows no seats.
  const isBrowser = useBrowserValue(yes, false);
  return (
    <div className="rounded-panel border border-hairline bg-surface p-6 shadow-bar">
      <Price tourPackage={tourPackage} trip={trip} />
      <Party {...booking} className="mt-1" />
      <dl className="figures my-5 space-y-2 border-hairline border-y py-5 text-small">
        <Line label={t('Duration')}>{durationOf(tourPackage.itinerary.length)}</Line>
        {isScheduled(tourPackage) ? null : (
          <>
            {trip === null ? (
              <Line label={nextDay === null ? t('First departure') : t('Next departure')}>
                {formatDay(nextDay ?? tourPackage.availableFrom)}
              </Line>
            ) : null}
            <Line label={t('Last departure')}>{formatDay(tourPackage.availableTo)}</Line>
          </>
        )}
      </dl>
      {nextDay !== null ? (
        <>
          <Leaving tourPackage={tourPackage} trip={trip} className="mb-4" />
          <SideCalculator tourPackage={tourPackage} calculator={calculator} />
          {/* In view, however long the calculator above it is. */}
          <div className="sticky bottom-0 -mx-6 bg-surface px-6 py-2">
            {calculated === null ? null : (
              <div className="mb-2">
                <Total total={calculated.total} />
              </div>
            )}
            <BookNow {...booking} className="w-full" />
            <p className="mt-3 text-center text-ink-faint text-small">{t("You won't be charged yet.")}</p>
          </div>
          {isScheduled(tourPackage) || !isBrowser ? null : (
            <Suspense>
              <FewSeats tourPackage={tourPackage} />
            </Suspense>
          )}
        </>
      ) : (
        <>
          <Notice tone="grey">
            {hasEnded(tourPackage)
              ? t('This trip can no longer be booked. Its last day was {day}.', { day: formatDay(tourPackage.availableTo) })
              : t('No day can be booked at the moment. Each one is sold out or closed.')}
          </Notice>
          <LinkButton
            to={paths.packageList(`destination=${tourPackage.destination._id}`)}
            variant="secondary"
            className="mt-4 w-full"
          >
            {t('Other trips to {place}', { place: tourPackage.destination.name })}
          </LinkButton>
        </>
      )}
    </div>
  );
};

/** The same at the bottom of a phone's screen, while the trip is in view. */
export const BookingBar = ({ tourPackage, trip, calculated }: BookingProps) => (
  <BottomBar className="border-hairline border-t bg-raised pb-[env(safe-area-inset-bottom)] shadow-bar lg:hidden">
    <div className="gutters flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      {tourPackage.nextDay === null ? null : <Leaving tourPackage={tourPackage} trip={trip} className="w-full" />}
      {calculated === null ? (
        <Party tourPackage={tourPackage} trip={trip} calculated={null} className="w-full empty:hidden" />
      ) : null}
      {calculated === null ? <Price tourPackage={tourPackage} trip={trip} /> : <Total total={calculated.total} />}
      {tourPackage.nextDay !== null ? (
        <BookNow tourPackage={tourPackage} trip={trip} calculated={calculated} />
      ) : (
        <p className="text-end text-ink-soft text-small">
          {hasEnded(tourPackage) ? (
            <>
              {t('No longer bookable.')}
              <br />
              {t('Last departure: {day}', { day: formatShortDay(tourPackage.availableTo) })}
            </>
          ) : (
            t('Sold out or closed')
          )}
        </p>
      )}
    </div>
  </BottomBar>
);

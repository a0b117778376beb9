import { formatMoney, type TourPackage } from '@wayfarer/contracts';
import { CalendarDays, Clock, IndianRupee, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { cancellationWords } from '../../../shared/format/cancellation-words.ts';
import { durationOf } from '../../../shared/format/duration-of.ts';
import { unitWordsOf } from '../../../shared/quote/unit-words.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { isScheduled } from '../is-scheduled.ts';
import { TripDays } from '../next-departure.tsx';
import { shownPriceOf } from '../shown-price.ts';
import { type AskedTrip, askedWords } from './asked/asked-trip.ts';

type FactWithIconProps = {
  label: string;
  icon: ReactNode;
  className?: string;
  children: ReactNode;
};

/** For travellers, who find it by its icon; a `Fact` of an admin's detail screen has none. */
const FactWithIcon = ({ label, icon, className, children }: FactWithIconProps) => (
  <div className={classNames('relative min-h-11 min-w-0 pl-14.5', className)}>
    <dt className="text-ink-faint text-small">
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 grid size-11 place-items-center rounded-control bg-accent-soft text-accent-strong"
      >
        {icon}
      </span>
      {label}
    </dt>
    <dd className="figures font-semibold text-ink">{children}</dd>
  </div>
);

const calendar = <CalendarDays className="size-5" />;

/** Of the asked days, which stand for themselves until the departure is known. */
const AskedFact = ({ tourPackage, trip }: { tourPackage: TourPackage; trip: AskedTrip }) => {
  const { departure, day } = trip;
  const label = day === '' ? 'On your dates' : 'Your departure';
  return (
    <FactWithIcon label={departure === undefined ? 'Your dates' : label} icon={calendar}>
      {departure ? <TripDays tourPackage={tourPackage} day={departure.day} /> : null}
      {departure === null ? 'None' : null}
      {departure === undefined ? askedWords(trip) : null}
    </FactWithIcon>
  );
};

const When = ({ tourPackage }: { tourPackage: TourPackage }) =>
  isScheduled(tourPackage) ? (
    <FactWithIcon label="Next departure" icon={calendar}>
      {tourPackage.nextDay === null ? 'None' : formatDay(tourPackage.nextDay)}
    </FactWithIcon>
  ) : (
    <FactWithIcon label="Available" icon={calendar}>
      <span className="whitespace-nowrap">{formatDay(tourPackage.nextDay ?? tourPackage.availableFrom)}</span> –{' '}
      <span className="whitespace-nowrap">{formatDay(tourPackage.availableTo)}</span>
    </FactWithIcon>
  );

/** How long, when, and for how much. */
export const PackageFacts = ({ tourPackage, trip }: { tourPackage: TourPackage; trip: AskedTrip | null }) => {
  const { isFrom, amount } = shownPriceOf(tourPackage, trip === null ? undefined : (trip.departure ?? null));
  return (
    <dl className="grid gap-5 border-hairline border-y py-6 sm:grid-cols-[auto_1fr_auto] sm:gap-8">
      <FactWithIcon label="Duration" icon={<Clock className="size-5" />}>
        {durationOf(tourPackage.itinerary.length)}
      </FactWithIcon>
      {trip === null ? <When tourPackage={tourPackage} /> : <AskedFact tourPackage={tourPackage} trip={trip} />}
      <FactWithIcon label={`Price ${unitWordsOf(tourPackage)}`} icon={<IndianRupee className="size-5" />}>
        {isFrom ? 'From ' : null}
        {formatMoney(amount)}
      </FactWithIcon>
      <FactWithIcon label="Cancellation" icon={<Undo2 className="size-5" />} className="sm:col-span-3">
        {cancellationWords(tourPackage.cancellationPolicy)}
      </FactWithIcon>
    </dl>
  );
};

import { depositOf, formatMoney, type TourPackage } from '@wayfarer/contracts';
import { CalendarDays, Clock, IndianRupee, Undo2 } from 'lucide-react';
import { Suspense } from 'react';
import { formatDay } from '../../../shared/format/calendar-day.ts';
import { cancellationWords } from '../../../shared/format/cancellation-words.ts';
import { durationOf } from '../../../shared/format/duration-of.ts';
import { unitWordsOf } from '../../../shared/quote/unit-words.ts';
import { t } from '../../../shared/words/words.ts';
import { isScheduled } from '../is-scheduled.ts';
import { shownPriceOf } from '../shown-price.ts';
import { AskedFact } from './asked/asked-trip.ts';
import type { AskedTrip } from './asked/known-departure.ts';
import { FactWithIcon } from './fact-with-icon.tsx';

const calendar = <CalendarDays className="size-5" />;

const When = ({ tourPackage }: { tourPackage: TourPackage }) =>
  isScheduled(tourPackage) ? (
    <FactWithIcon label={t('Next departure')} icon={calendar}>
      {tourPackage.nextDay === null ? t('None') : formatDay(tourPackage.nextDay)}
    </FactWithIcon>
  ) : (
    <FactWithIcon label={t('Available')} icon={calendar}>
      <span className="whitespace-nowrap">{formatDay(tourPackage.nextDay ?? tourPackage.availableFrom)}</span> –{' '}
      <span className="whitespace-nowrap">{formatDay(tourPackage.availableTo)}</span>
    </FactWithIcon>
  );

/** How long, when, and for how much. */
export const PackageFacts = ({ tourPackage, trip }: { tourPackage: TourPackage; trip: AskedTrip | null }) => {
  const { isFrom, amount } = shownPriceOf(tourPackage, trip === null ? undefined : (trip.departure ?? null));
  return (
    <dl className="grid gap-5 border-hairline border-y py-6 sm:grid-cols-[auto_1fr_auto] sm:gap-8">
      <FactWithIcon label={t('Duration')} icon={<Clock className="size-5" />}>
        {durationOf(tourPackage.itinerary.length)}
      </FactWithIcon>
      {trip === null ? (
        <When tourPackage={tourPackage} />
      ) : (
        <Suspense fallback={<div className="min-h-11" />}>
          <AskedFact tourPackage={tourPackage} trip={trip} />
        </Suspense>
      )}
      <FactWithIcon label={t('Price {unit}', { unit: unitWordsOf(tourPackage) })} icon={<IndianRupee className="size-5" />}>
        {isFrom ? t('From {amount}', { amount: formatMoney(amount) }) : formatMoney(amount)}
      </FactWithIcon>
      <FactWithIcon label={t('Cancellation')} icon={<Undo2 className="size-5" />} className="sm:col-span-3">
        {cancellationWords(tourPackage.cancellationPolicy, depositOf(tourPackage))}
      </FactWithIcon>
    </dl>
  );
};

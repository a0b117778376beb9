import { departureStateOf, type TourPackage } from '@wayfarer/contracts';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../shared/ui/browser/load-part.ts';
import { useInView } from '../../../shared/ui/browser/use-in-view.ts';
import { t } from '../../../shared/words/words.ts';
import { hasDays, useAsked } from '../asked-days.ts';
import { DepartureRows, type ShownDeparture } from './departure-rows.tsx';

const DepartureMonths = lazy(async () => ({
  default: (await loadPart(() => import('./departure-months.tsx'))).DepartureMonths,
}));

/** What a package itself tells of its next departure. */
const nextOf = ({ nextDay, next, capacity }: TourPackage): ShownDeparture[] => {
  if (nextDay === null) return [];
  const left = next?.left ?? null;
  return [{ day: nextDay, left, state: departureStateOf(left, capacity, false), isGuaranteed: next?.isGuaranteed ?? false }];
};

/**
 * The departures of a package, each with the way to book it. The served page has the next one, which is read
 * with the package; all others and their seats are read by the browser once the section is near.
 */
export const Departures = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const [section, isNear] = useInView();
  const { schedule, capacity } = tourPackage;
  // Of the asked days nothing is known until the departures are here.
  const next = hasDays(useAsked()) ? null : <DepartureRows tourPackage={tourPackage} departures={nextOf(tourPackage)} hasYears />;
  // Space for a month of departures, so that little moves when they are here.
  const loading = <div className="min-h-88">{next}</div>;
  return (
    <section aria-labelledby="departures">
      <h2 id="departures" className="font-bold text-ink text-title">
        {t('Departures')}
      </h2>
      <p className="mt-2 text-ink-soft">
        {schedule?.startTime === undefined ? null : `${t('Leaves at {time}.', { time: schedule.startTime })} `}
        {capacity === null ? null : `${t('{capacity} travel together at most.', { capacity })} `}
        {schedule?.minimum === undefined
          ? null
          : t('Guaranteed to leave once {minimum} have paid.', { minimum: schedule.minimum })}
      </p>
      <div ref={section}>
        {isNear ? (
          <Suspense fallback={loading}>
            <DepartureMonths tourPackage={tourPackage} meanwhile={loading} />
          </Suspense>
        ) : (
          (next ?? loading)
        )}
      </div>
    </section>
  );
};

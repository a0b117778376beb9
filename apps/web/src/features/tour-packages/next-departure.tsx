import { departureStateOf, type TourPackage } from '@wayfarer/contracts';
import { formatWindow } from '../../shared/format/calendar-day.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { t, tn } from '../../shared/words/words.ts';

type SeatsProps = NonNullable<TourPackage['next']> & Pick<TourPackage, 'capacity'>;

/** ' · 3 left · Guaranteed' */
export const Seats = ({ left, isGuaranteed, capacity }: SeatsProps) => (
  <>
    {left === undefined ? null : (
      <>
        {' · '}
        <span
          className={classNames(
            'whitespace-nowrap',
            departureStateOf(left, capacity, false) !== 'open' && 'font-semibold text-amber',
          )}
        >
          {tn(left, '{n} left', '{n} left')}
        </span>
      </>
    )}
    {isGuaranteed ? (
      <>
        {' · '}
        <span className="font-semibold text-green">{t('Guaranteed')}</span>
      </>
    ) : null}
  </>
);

/**
 * When a package leaves next: 'Next: Sat, 5 Dec · 3 left · Guaranteed' of one with departures, its window of
 * another.
 */
export const NextDeparture = ({ tourPackage }: { tourPackage: TourPackage }) => {
  const { next, capacity } = tourPackage;
  if (next === undefined) return <span className="truncate">{formatWindow(tourPackage)}</span>;
  return (
    <span>
      <span className="whitespace-nowrap">{formatWindow(tourPackage)}</span>
      <Seats {...next} capacity={capacity} />
    </span>
  );
};

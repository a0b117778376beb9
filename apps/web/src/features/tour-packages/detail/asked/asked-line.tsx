import type { TourPackage } from '@wayfarer/contracts';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { t } from '../../../../shared/words/words.ts';
import { DepartureLine } from '../../departure-line.tsx';
import { askedWords } from './asked-words.ts';
import type { AskedTrip } from './known-departure.ts';

/** When a trip leaves on the asked days, and nothing else while that is not known. */
export const AskedLine = ({ tourPackage, trip }: { tourPackage: TourPackage; trip: AskedTrip }) => {
  const { departure, retry, isRetrying = false } = trip;
  if (departure) return <DepartureLine tourPackage={tourPackage} departure={departure} />;
  if (departure === null) return <span>{t('Nothing can be booked on your dates, {days}.', { days: askedWords(trip) })}</span>;
  if (retry === undefined) return <span>{t('Your dates: {days}', { days: askedWords(trip) })}</span>;
  return (
    <span>
      {t('Your dates: {days}. The departures did not load.', { days: askedWords(trip) })}{' '}
      <Button variant="quiet" size="small" busy={isRetrying} onClick={retry}>
        {t('Try again')}
      </Button>
    </span>
  );
};

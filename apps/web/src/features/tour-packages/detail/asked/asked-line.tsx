import type { TourPackage } from '@wayfarer/contracts';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { DepartureLine } from '../../departure-line.tsx';
import { askedWords } from './asked-words.ts';
import type { AskedTrip } from './known-departure.ts';

/** When a trip leaves on the asked days, and nothing else while that is not known. */
export const AskedLine = ({ tourPackage, trip }: { tourPackage: TourPackage; trip: AskedTrip }) => {
  const { departure, retry, isRetrying = false } = trip;
  if (departure) return <DepartureLine tourPackage={tourPackage} departure={departure} />;
  if (departure === null) return <span>Nothing can be booked on your dates, {askedWords(trip)}.</span>;
  return (
    <span>
      Your dates: {askedWords(trip)}
      {retry === undefined ? null : (
        <>
          . The departures did not load.{' '}
          <Button variant="quiet" size="small" busy={isRetrying} onClick={retry}>
            Try again
          </Button>
        </>
      )}
    </span>
  );
};

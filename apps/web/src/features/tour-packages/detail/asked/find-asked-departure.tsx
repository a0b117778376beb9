import type { TourPackage } from '@wayfarer/contracts';
import { useEffect, useMemo } from 'react';
import { useAsked } from '../../asked-days.ts';
import { useDepartures } from '../../departures-query.ts';
import { fittingDeparture, shownDeparture } from '../../fitting-departure.ts';
import type { KnownDeparture } from './known-departure.ts';

type FindAskedDepartureProps = { tourPackage: TourPackage; tell: (known: KnownDeparture) => void };

/**
 * Reads the departures of the asked days, and tells the page which one it shows: the chosen one, or the first
 * that fits. It shows nothing itself, so that its code is loaded only where days were asked for.
 */
export const FindAskedDeparture = ({ tourPackage, tell }: FindAskedDepartureProps) => {
  const asked = useAsked();
  const { from, to, day } = asked;
  const { departures, departureOn, isKnownWithin, isError, isFetching, refetch } = useDepartures(tourPackage, [from, to, day]);
  const departure = useMemo(() => {
    const chosen = day === '' ? undefined : departureOn(day);
    if (day !== '') return chosen ? shownDeparture(tourPackage, chosen) : chosen;
    return departures && isKnownWithin(from, to) ? fittingDeparture(tourPackage, departures, asked) : undefined;
  }, [tourPackage, departures, departureOn, isKnownWithin, asked, from, to, day]);
  useEffect(() => {
    const failed = departure === undefined && isError;
    tell({ departure, ...(failed ? { retry: () => void refetch(), isRetrying: isFetching } : {}) });
  }, [tell, departure, isError, isFetching, refetch]);
  return null;
};

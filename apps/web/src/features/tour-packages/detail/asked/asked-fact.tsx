import type { TourPackage } from '@wayfarer/contracts';
import { CalendarDays } from 'lucide-react';
import { TripDays } from '../../departure-line.tsx';
import { FactWithIcon } from '../fact-with-icon.tsx';
import { askedWords } from './asked-words.ts';
import type { AskedTrip } from './known-departure.ts';

/** Of the asked days, which stand for themselves until the departure is known. */
export const AskedFact = ({ tourPackage, trip }: { tourPackage: TourPackage; trip: AskedTrip }) => {
  const { departure, day } = trip;
  const label = day === '' ? 'On your dates' : 'Your departure';
  return (
    <FactWithIcon label={departure === undefined ? 'Your dates' : label} icon={<CalendarDays className="size-5" />}>
      {departure ? <TripDays tourPackage={tourPackage} day={departure.day} /> : null}
      {departure === null ? 'None' : null}
      {departure === undefined ? askedWords(trip) : null}
    </FactWithIcon>
  );
};

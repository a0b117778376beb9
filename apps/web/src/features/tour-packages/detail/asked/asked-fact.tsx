import type { TourPackage } from '@wayfarer/contracts';
import { CalendarDays } from 'lucide-react';
import { t } from '../../../../shared/words/words.ts';
import { TripDays } from '../../departure-line.tsx';
import { FactWithIcon } from '../fact-with-icon.tsx';
import { askedWords } from './asked-words.ts';
import type { AskedTrip } from './known-departure.ts';

/** Of the asked days, which stand for themselves until the departure is known. */
export const AskedFact = ({ tourPackage, trip }: { tourPackage: TourPackage; trip: AskedTrip }) => {
  const { departure, day } = trip;
  const label = day === '' ? t('On your dates') : t('Your departure');
  return (
    <FactWithIcon label={departure === undefined ? t('Your dates') : label} icon={<CalendarDays className="size-5" />}>
      {departure ? <TripDays tourPackage={tourPackage} day={departure.day} /> : null}
      {departure === null ? t('None') : null}
      {departure === undefined ? askedWords(trip) : null}
    </FactWithIcon>
  );
};

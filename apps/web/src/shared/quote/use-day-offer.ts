import { categoriesOf, type TourPackage } from '@wayfarer/contracts';
import { useMemo } from 'react';
import type { DayOffer } from '../ui/fields/day-offer.ts';
import { unitWordsOf } from './unit-words.ts';

type Days = { departureOn: DayOffer['departureOn']; lookAt: DayOffer['onMonth'] };

/** What a calendar offers of a package. */
export const useDayOffer = (tourPackage: TourPackage, { departureOn, lookAt }: Days): DayOffer =>
  useMemo(
    () => ({
      price: tourPackage.price,
      category: categoriesOf(tourPackage)[0].id,
      unit: unitWordsOf(tourPackage),
      capacity: tourPackage.capacity,
      departureOn,
      onMonth: lookAt,
    }),
    [tourPackage, departureOn, lookAt],
  );

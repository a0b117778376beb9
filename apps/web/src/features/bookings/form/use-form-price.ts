import { categoriesOf, minorUnitsOf, rupeesOf, type TourPackage, type UnitPrices } from '@wayfarer/contracts';
import { useState } from 'react';
import { isPricedByDay } from '../../../shared/quote/is-priced-by-day.ts';
import type { ShownPrice } from '../../../shared/quote/price-change.tsx';
import { orderOf, type QuoteOrder, type TripPrice } from '../../../shared/quote/trip-choice.ts';
import { unitsOn } from '../../../shared/quote/units-on.ts';
import { useTripPrice } from '../../../shared/quote/use-trip-price.ts';
import { type BookingFormValues, choiceOf } from './booking-form-schema.ts';
import type { KnownDays } from './known-days.ts';

/** What each category pays by a price that the server has told. */
const unitsIn = (tourPackage: TourPackage, { total, lines }: ShownPrice, persons: number): UnitPrices => {
  const [{ id: first }] = categoriesOf(tourPackage);
  if (lines === undefined) return { [first]: rupeesOf(Math.round(minorUnitsOf(total) / persons)) };
  return Object.fromEntries(
    lines.flatMap(({ kind, id, unit }) =>
      kind === 'person' || (kind === 'group' && id === 'group') ? [[kind === 'group' ? first : id, unit]] : [],
    ),
  );
};

/** What a form costs as it stands, by the newest prices that are known of its day. */
export const useFormPrice = (tourPackage: TourPackage, values: BookingFormValues, { departureOn }: KnownDays) => {
  const { travelDate } = values;
  const [told, setTold] = useState<{ day: string; units: UnitPrices } | null>(null);
  const [askedCode, setAskedCode] = useState(values.code);
  const own = told?.day === travelDate ? told.units : (departureOn(travelDate)?.prices ?? undefined);
  const choice = choiceOf(tourPackage, values);
  const priced = useTripPrice({
    tourPackage,
    day: travelDate,
    // What is being typed is not asked for.
    choice: { ...choice, code: askedCode === choice.code ? askedCode : '' },
    own,
  });
  const { ask, ...found } = priced;
  const isKnown = travelDate !== '' || !isPricedByDay(tourPackage);
  const shown = isKnown ? found : { ...found, price: null };
  return {
    ...shown,
    /** Whether nothing but a day is missing to know the price. */
    needsDay: !isKnown && found.price !== null,
    /** What each category pays on the chosen day; without what is not known. */
    units: isKnown ? unitsOn(tourPackage, travelDate, own) : {},
    order: orderOf(tourPackage, travelDate, choice),
    applyCode: () => setAskedCode(values.code),
    /** The price of the order, with what its code takes off. @throws why the server takes no such order */
    priceOf: async (order: QuoteOrder): Promise<TripPrice> => {
      setAskedCode(values.code);
      if (order.code === undefined && shown.price !== null) return shown.price;
      return ask(order);
    },
    /** The server has told another price of this order. */
    learn: (price: ShownPrice, order: QuoteOrder): UnitPrices => {
      const units = unitsIn(tourPackage, price, order.totalPersons);
      setTold({ day: order.travelDate, units });
      return units;
    },
  };
};

export type FormPrice = ReturnType<typeof useFormPrice>;

import {
  type Departure,
  formatMoney,
  mapPrices,
  minorUnitsOf,
  type NewBooking,
  personsOf,
  quoteInRupees,
  quoteOf,
  rupeesOf,
  sampleTourPackage,
  type TourPackage,
  unitPricesOf,
} from '@wayfarer/contracts';
import { movedTo, type QuoteCase, quoteCases } from '@wayfarer/contracts/testing/quotes';
import { withChoice } from '../shared/quote/choice-address.ts';
import type { FakeCall } from './fake-api.ts';

/** A case of the contract's table of quotes, sold on a day that is still to come, as the website meets it. */
export const quotedTrip = (quoted: QuoteCase, day: string) => {
  const { prices, discount, ...choice } = movedTo(day, quoted);
  const tour: TourPackage = { ...sampleTourPackage, ...prices, nextDay: choice.day };
  const inPaise = mapPrices(prices, minorUnitsOf);
  const { party, extras = {}, singleRooms = 0 } = choice;
  const chosen = { party: { ...party }, extras: { ...extras }, singleRooms, code: discount?.code ?? '' };
  const asked = new URLSearchParams({ availableFrom: choice.day, availableTo: choice.day });
  return {
    tour,
    day: choice.day,
    search: `?${withChoice(asked, chosen)}`,
    total: formatMoney(rupeesOf(quoted.total)),
    sums: quoted.lines.map(([, , , sum]) => formatMoney(rupeesOf(sum))),
    totalAmount: rupeesOf(quoted.total),
    totalPersons: personsOf(party),
    pricesOn: (on: string): Departure['prices'] => inRupees(unitPricesOf(inPaise, on)),
    quoteBooking: ({ body }: Pick<FakeCall, 'body'>) => {
      const order = body as NewBooking;
      return quoteInRupees(
        quoteOf(inPaise, { ...order, party: order.party ?? { person: order.totalPersons }, day: order.travelDate, discount }),
      );
    },
  };
};

const inRupees = (prices: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, rupeesOf(price)]));

/** The case of that title. */
export const quoteCase = (title: string): QuoteCase => {
  const found = quoteCases.find((one) => one.title === title);
  if (found === undefined) throw new Error(`There is no quote '${title}'.`);
  return found;
};

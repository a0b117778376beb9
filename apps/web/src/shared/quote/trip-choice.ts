import {
  categoriesOf,
  choiceProblemOf,
  depositOf,
  hasPriceFields,
  MAX_OF_ONE_KIND,
  mapPrices,
  minorUnitsOf,
  type NewBooking,
  type Prices,
  partyBy,
  personsOf,
  quoteInRupees,
  quoteOf,
  seatsOf,
  splitInRupees,
  splitOf,
  type UnitPrices,
} from '@wayfarer/contracts';
import type { Split } from '../deposit/deposit-words.ts';
import { todayOnSite } from '../format/calendar-day.ts';
import { t } from '../words/words.ts';
import type { ShownPrice } from './price-change.tsx';

/** Who travels and what is taken along, as it is entered: a number is NaN while its box is empty. */
export type TripChoice = {
  /** By the ids of categories; of a package without any, `person`. */
  party: Record<string, number>;
  extras: Record<string, number>;
  singleRooms: number;
  /** A promotion code; '' for none. */
  code: string;
};

export type QuoteOrder = Pick<NewBooking, 'totalPersons' | 'travelDate' | 'party' | 'extras' | 'singleRooms' | 'code'>;

const isChosen = ([, count]: [string, number]): boolean => count > 0;
const chosenIn = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(isChosen));

/** One person of the first category. */
export const smallestParty = (prices: Prices): Record<string, number> => ({ [categoriesOf(prices)[0].id]: 1 });

/** What of a choice a package still sells; who comes by its own kinds of travellers. */
export const fittingChoice = (prices: Prices, { party, extras, ...rest }: TripChoice): TripChoice => {
  const known = (counts: Record<string, number>, offered: readonly { id: string }[]) =>
    Object.fromEntries(Object.entries(counts).filter(([id]) => offered.some((one) => one.id === id)));
  const stillParty = partyBy(prices, party);
  return {
    ...rest,
    party: Object.keys(stillParty).length === 0 ? smallestParty(prices) : stillParty,
    extras: known(extras, prices.extras ?? []),
    singleRooms: prices.single ? rest.singleRooms : 0,
  };
};

/** An order as it is sent: each part only where something was chosen. */
export const orderOf = (prices: Prices, travelDate: string, choice: TripChoice): QuoteOrder => {
  const extras = chosenIn(choice.extras);
  const code = choice.code.trim().toUpperCase();
  return {
    totalPersons: personsOf(choice.party),
    travelDate,
    ...(prices.categories ? { party: chosenIn(choice.party) } : {}),
    ...(Object.keys(extras).length > 0 ? { extras } : {}),
    ...(choice.singleRooms > 0 ? { singleRooms: choice.singleRooms } : {}),
    ...(code === '' ? {} : { code }),
  };
};

const countsOf = ({ party, extras, singleRooms }: TripChoice): number[] => [
  ...Object.values(party),
  ...Object.values(extras),
  singleRooms,
];

/**
 * Why a choice cannot be booked, and at which field; null where it can. A number that is being typed is no
 * reason yet.
 */
export const problemOf = (prices: Prices, choice: TripChoice): ReturnType<typeof choiceProblemOf> => {
  const totalPersons = personsOf(choice.party);
  if (totalPersons > MAX_OF_ONE_KIND)
    return { path: ['party'], message: t('At most {most} persons can travel on one booking.', { most: MAX_OF_ONE_KIND }) };
  return choiceProblemOf(prices, { ...choice, totalPersons, extras: chosenIn(choice.extras) });
};

/**
 * How the total of a party is paid on a day; nothing where all of it is paid now, or no day is chosen.
 * @param prices and total in rupees
 */
export const splitOn = (
  prices: Prices,
  { total, party, day }: { total: number; party: Record<string, number>; day: string },
): { split?: Split } => {
  const deposit = depositOf(mapPrices(prices, minorUnitsOf));
  if (deposit === undefined || day === '') return {};
  const seats = seatsOf(prices, party);
  return splitInRupees(splitOf(deposit, { total: minorUnitsOf(total), seats, travelDate: day, today: todayOnSite() }));
};

/**
 * Rupees. `lines` only where there is more than one price for each person; `split` where a part of it is
 * paid later.
 */
export type TripPrice = ShownPrice & { unitPrice: number; split?: Split | undefined };

/**
 * What a choice costs without its code; null where it cannot be told. Without a day: at the prices outside
 * seasons.
 * @param prices in rupees
 * @param own what each category pays on that day, in rupees, where that is known
 */
export const priceWithoutCode = (prices: Prices, day: string, choice: TripChoice, own?: UnitPrices): TripPrice | null => {
  if (countsOf(choice).some(Number.isNaN) || problemOf(prices, choice) !== null) return null;
  const inMinorUnits = own && Object.fromEntries(Object.entries(own).map(([id, price]) => [id, minorUnitsOf(price)]));
  const { totalAmount, unitPrice, lines } = quoteInRupees(
    quoteOf(mapPrices(prices, minorUnitsOf), { ...choice, extras: chosenIn(choice.extras), day, own: inMinorUnits }),
  );
  return {
    total: totalAmount,
    unitPrice,
    lines: hasPriceFields(prices) ? lines : undefined,
    ...splitOn(prices, { total: totalAmount, party: choice.party, day }),
  };
};

import { type Deposit, isAtOnce, type OwnDeposit } from '../deposit/deposit.rules.ts';
import type { CalendarDate } from '../values/calendar-date.ts';

export const MAX_CATEGORIES = 6;
export const MAX_SEASONS = 24;
export const MAX_GROUPS = 5;
export const MAX_EXTRAS = 20;
/** Persons of one category, pieces of one extra and single rooms on one booking. */
export const MAX_OF_ONE_KIND = 50;
/** The highest age that a category names. */
export const MAX_AGE = 120;

/** A kind of traveller. The first of a package has the package's price and may always travel alone. */
export type Category = {
  readonly id: string;
  readonly name: string;
  /** Whole years on the first day of the trip, both included; without the second there is no upper bound. */
  readonly minAge: number;
  readonly maxAge?: number | undefined;
  /** Absent: that of the first category. */
  readonly price?: number | undefined;
  /** 0: travels without a seat of its own, as an infant on a lap. */
  readonly seats?: 0 | 1 | undefined;
  /** Whether it may travel without one of the first. */
  readonly alone?: boolean | undefined;
};

/** Days of travel with prices of their own. The first day of a trip decides for the whole trip. */
export type Season = {
  readonly name: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly percent?: number | undefined;
  /** By category; one that is not named keeps its price. */
  readonly prices?: Readonly<Record<string, number>> | undefined;
};

/** From so many persons with a seat on, so many percent less. */
export type GroupStep = { readonly from: number; readonly percent: number };
/** `required`: whoever travels alone pays it. */
export type SingleSupplement = { readonly price: number; readonly required: boolean };

export type Extra = {
  readonly id: string;
  readonly name: string;
  readonly text?: string | undefined;
  readonly price: number;
  readonly per: 'booking' | 'person' | 'piece';
  /** Pieces on one booking. */
  readonly most?: number | undefined;
  /** How many of it each departure has. */
  readonly stock?: number | undefined;
  /** Part of every booking, for nothing more. */
  readonly included?: boolean | undefined;
};

/**
 * What a package charges. On the wire in rupees; in the database and in quotes in minor units (`mapPrices`).
 */
export type Prices = {
  readonly price: number;
  readonly categories?: Category[] | undefined;
  readonly seasons?: Season[] | undefined;
  readonly groups?: GroupStep[] | undefined;
  /** The price is that of a group of up to so many persons with a seat. */
  readonly groupOf?: number | undefined;
  readonly single?: SingleSupplement | undefined;
  readonly extras?: Extra[] | undefined;
  /** Of its own; absent where the default of the agency holds, or everything is paid at once. */
  readonly deposit?: OwnDeposit | undefined;
  /** Of the agency's settings, where the package has none of its own. */
  readonly defaultDeposit?: Deposit | undefined;
};

/** The one category of a package without categories. */
const PERSON: Category = { id: 'person', name: 'Person', minAge: 0 };

/** The categories of a package, the first first. There is at least one. */
export const categoriesOf = ({ categories }: Pick<Prices, 'categories'>): readonly [Category, ...Category[]] => {
  const [first = PERSON, ...others] = categories ?? [];
  return [first, ...others];
};

const mapRecord = (prices: Readonly<Record<string, number>>, convert: (amount: number) => number) =>
  Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, convert(price)]));

/**
 * The same with each amount in another unit: `minorUnitsOf` for what comes from the wire, `rupeesOf` for what
 * goes there.
 */
export const mapPrices = <From extends Partial<Prices>>(from: From, convert: (amount: number) => number): From => {
  const priced = <Item extends { price?: number | undefined }>(item: Item): Item =>
    item.price === undefined ? item : { ...item, price: convert(item.price) };
  const ofDeposit = (own: OwnDeposit): OwnDeposit =>
    isAtOnce(own) || own.perPerson === undefined ? own : { ...own, perPerson: convert(own.perPerson) };
  const { categories, seasons, single, extras, deposit, defaultDeposit } = from;
  return {
    ...priced(from),
    ...(categories ? { categories: categories.map(priced) } : {}),
    ...(seasons
      ? { seasons: seasons.map((season) => (season.prices ? { ...season, prices: mapRecord(season.prices, convert) } : season)) }
      : {}),
    ...(single ? { single: priced(single) } : {}),
    ...(extras ? { extras: extras.map(priced) } : {}),
    ...(deposit ? { deposit: ofDeposit(deposit) } : {}),
    ...(defaultDeposit ? { defaultDeposit: ofDeposit(defaultDeposit) } : {}),
  };
};

import type { Category, Deposit, Extra, Prices, Season, SingleSupplement } from '@wayfarer/contracts';

/** What a package of the demo charges beside its price. */
export type Charges = {
  /** Children of 2 to 11 pay this; infants below travel on a lap for nothing. */
  readonly childPrice?: number;
  /** More over Christmas and New Year, in percent. */
  readonly christmas?: number;
  readonly groups?: Prices['groups'];
  readonly single?: SingleSupplement;
  readonly extras?: readonly Extra[];
  readonly deposit?: Deposit;
};

const categoriesWith = (childPrice: number): Category[] => [
  { id: 'adult', name: 'Adult', minAge: 12 },
  { id: 'child', name: 'Child', minAge: 2, maxAge: 11, price: childPrice },
  { id: 'infant', name: 'Infant', minAge: 0, maxAge: 1, price: 0, seats: 0 },
];

/** The Christmas that is running or comes next, and the one after it. */
const christmasesOn = (today: string, percent: number): Season[] => {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1]
    .map((begun) => ({ name: `Christmas ${begun}`, from: `${begun}-12-20`, to: `${begun + 1}-01-05`, percent }))
    .filter(({ to }) => to >= today)
    .slice(0, 2);
};

/** The same as fields of the package's form. */
export const chargesOn = (
  today: string,
  { childPrice, christmas, groups, single, extras, deposit }: Charges = {},
): Omit<Prices, 'price'> => ({
  ...(childPrice === undefined ? {} : { categories: categoriesWith(childPrice) }),
  ...(christmas === undefined ? {} : { seasons: christmasesOn(today, christmas) }),
  ...(groups === undefined ? {} : { groups }),
  ...(single === undefined ? {} : { single }),
  ...(extras === undefined ? {} : { extras: [...extras] }),
  ...(deposit === undefined ? {} : { deposit }),
});

/** The parties of families have a child. */
export const demoPartyOf = (persons: number, { childPrice }: Charges = {}): Record<string, number> | undefined =>
  childPrice === undefined || persons < 3 ? undefined : { adult: persons - 1, child: 1 };

import type { TourPackage } from '@wayfarer/contracts';

export type ShownPrice = { readonly isFrom: boolean; readonly amount: number };

/**
 * The price of a package wherever one stands for it: of the departure that is shown, or, while it is not
 * known which that is, the lowest one.
 * @param departure undefined where none is to be shown; null where none is known
 */
export const shownPriceOf = (
  { price, fromPrice }: TourPackage,
  departure: Pick<NonNullable<TourPackage['askedDeparture']>, 'price'> | null | undefined,
): ShownPrice =>
  departure
    ? { isFrom: false, amount: departure.price }
    : { isFrom: departure === null || fromPrice !== undefined, amount: fromPrice ?? price };

import { queryOptions } from '@tanstack/react-query';
import type { TourPackage } from '@wayfarer/contracts';
import { callList } from '../../../shared/api/call-list.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { todayOnSite } from '../../../shared/format/calendar-day.ts';

/** As many as one row holds. */
const MOST_SIMILAR = 3;
/** A price counts as similar within a third to either side. */
const PRICE_SPREAD = 1 / 3;

const listSimilar = async (tourPackage: TourPackage, signal: AbortSignal): Promise<TourPackage[]> => {
  // One more than shown, because the package itself is among them.
  const limit = MOST_SIMILAR + 1;
  // Windows that are not over yet.
  const bookable = { availableFrom: todayOnSite() };
  const others = ({ entries }: { entries: TourPackage[] }) => entries.filter((entry) => entry._id !== tourPackage._id);
  const samePlace = others(
    await callList('filterTourPackages', { query: { ...bookable, destination: tourPackage.destination._id, limit }, signal }),
  );
  if (samePlace.length >= MOST_SIMILAR) return samePlace.slice(0, MOST_SIMILAR);
  const minPrice = Math.floor(tourPackage.price * (1 - PRICE_SPREAD));
  const maxPrice = Math.ceil(tourPackage.price * (1 + PRICE_SPREAD));
  const samePrice = others(
    await callList('filterTourPackages', { query: { ...bookable, minPrice, maxPrice, limit: limit + samePlace.length }, signal }),
  );
  const known = new Set(samePlace.map((entry) => entry._id));
  return [...samePlace, ...samePrice.filter((entry) => !known.has(entry._id))].slice(0, MOST_SIMILAR);
};

/** Packages of the same destination first, then those of a similar price. */
export const similarPackagesQuery = (tourPackage: TourPackage) =>
  queryOptions({
    queryKey: queryKeys.tourPackages.similar(tourPackage._id),
    queryFn: ({ signal }) => listSimilar(tourPackage, signal),
  });

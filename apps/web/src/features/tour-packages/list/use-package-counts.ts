import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MAX_COUNTED_PLACES, type TourPackageCounts } from '@wayfarer/contracts';
import type { SelectOption } from '../../../shared/ui/fields/select-field.tsx';
import { packageCountsQuery } from '../tour-package-queries.ts';
import { contradictionsOf, type PackageFilter } from './package-filter.ts';

/**
 * How many packages a search finds at each place; undefined until known. While loading (`isPlaceholderData`),
 * the previous one.
 */
export const usePackageCounts = (filter: PackageFilter, isAsked = true) => {
  const enabled = isAsked && Object.keys(contradictionsOf(filter)).length === 0;
  return useQuery({ ...packageCountsQuery(filter), placeholderData: keepPreviousData, enabled });
};

/**
 * 'Hampi, India (3)': the places to choose from with their counts, if known, and other places that have
 * results.
 */
const withCounts = (places: readonly SelectOption[], counts: TourPackageCounts | undefined): readonly SelectOption[] => {
  if (!counts) return places;
  const known = new Map(counts.places.map((place) => [place._id, place.count]));
  const listed = new Set(places.map(({ value }) => value));
  const others = counts.places
    .filter(({ _id }) => !listed.has(_id))
    .map(({ _id, name, country }) => ({ value: _id, label: `${name}, ${country}` }));
  const ofOthers = counts.places.length < MAX_COUNTED_PLACES ? 0 : undefined;
  return [...places, ...others].map((place) => {
    const count = known.get(place.value) ?? ofOthers;
    return count === undefined ? place : { ...place, label: `${place.label} (${count})` };
  });
};

/**
 * Only for components that show the places: fetching again renders their fields again, and nothing else of
 * the list.
 */
export const usePlacesWithCounts = (
  places: readonly SelectOption[],
  filter: PackageFilter,
  isSeen = true,
): readonly SelectOption[] => withCounts(places, usePackageCounts(filter, isSeen).data);

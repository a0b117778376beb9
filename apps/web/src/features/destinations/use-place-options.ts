import { useMemo } from 'react';
import type { SelectOption } from '../../shared/ui/fields/select-field.tsx';
import { useDestinations } from './destination-queries.ts';

/** Destinations as options, 'Hampi, India'; empty until they have loaded. */
export const usePlaceOptions = (): SelectOption[] => {
  const { data } = useDestinations();
  return useMemo(
    () =>
      (data?.pages ?? [])
        .flatMap((page) => page.entries)
        .map((destination) => ({ value: destination._id, label: `${destination.name}, ${destination.country}` })),
    [data],
  );
};

import type { BookedPackage } from './booking.model.ts';

/** Where a booking goes: 'Hampi, India'; what its snapshot does not know is left out. */
export const placeOf = ({ destinationName, destinationCountry }: BookedPackage): string =>
  [destinationName, destinationCountry].filter(Boolean).join(', ');

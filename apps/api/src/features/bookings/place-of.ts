import type { BookedPackage } from './booking-parts.model.ts';

/** The place of a booking: 'Hampi, India', without what its snapshot lacks. */
export const placeOf = ({ destinationName, destinationCountry }: BookedPackage): string =>
  [destinationName, destinationCountry].filter(Boolean).join(', ');

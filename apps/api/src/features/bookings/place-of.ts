import type { BookedPackage } from './booking-parts.model.ts';
import { spokenPackage } from './spoken-booking.ts';

/** The place of a booking as its reader reads it: 'Hampi, India', without what its snapshot lacks. */
export const placeOf = (booked: BookedPackage): string => {
  const { destinationName, destinationCountry } = spokenPackage(booked);
  return [destinationName, destinationCountry].filter(Boolean).join(', ');
};

import { type BookedFacts, bookedFactsIn, type PackageFacts } from '@wayfarer/contracts';
import type { BookedPackage } from './booking-parts.model.ts';
import { spokenPackage } from './spoken-booking.ts';

/**
 * Where a booked trip begins and what belongs to it, as it was booked. A booking that kept none, because its
 * package had none or an earlier version stored it, has those of the package now.
 */
export const factsOfBooking = (
  booked: BookedPackage,
  tourPackage: { readonly facts?: PackageFacts | null } | undefined,
): BookedFacts | undefined => spokenPackage(booked).facts ?? bookedFactsIn(tourPackage?.facts);

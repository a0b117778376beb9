import type { TourPackage } from '@wayfarer/contracts';
import type { Asked } from '../../asked-days.ts';

/** What is known of the departure that a page shows for the asked days. */
export type KnownDeparture = {
  /** Undefined while it is not known; null where none of the days has one. */
  readonly departure: TourPackage['askedDeparture'];
  /** Asks again, where the departures did not load. */
  readonly retry?: () => void;
  readonly isRetrying?: boolean;
};

/** What a page was asked for, and what it knows of it. */
export type AskedTrip = Asked & KnownDeparture & { readonly day: string };

import type { PackageFacts } from '@wayfarer/contracts';
import type { Charges } from './charges.ts';
import type { Departs } from './departs.ts';
import type { Season } from './season.ts';

/** A package of the demo as an admin would type it. */
export type TourPackageContent = {
  readonly key: string;
  readonly title: string;
  /** Key of its destination. */
  readonly destination: string;
  /** Paragraphs, separated by an empty line. */
  readonly description: string;
  /** One sentence per day; it may contain commas. */
  readonly itinerary: readonly string[];
  /** Rupees per person, at most 2 decimals. */
  readonly price: number;
  /** Persons per day; no limit if missing. */
  readonly seatsPerDay?: number;
  /** From the earliest deadline to the latest; the site's default if missing. */
  readonly cancellationPolicy?: readonly { readonly daysBefore: number; readonly percent: number }[];
  /** Where the text is about a season; offered all year if missing. */
  readonly season?: Season;
  /** On which days it leaves; on every day that it is offered if missing. */
  readonly departs?: Departs;
  /** What it charges beside its price; one price for each person if missing. */
  readonly charges?: Charges;
  /** What travellers ask before they book. */
  readonly facts?: PackageFacts;
  /** Scenes of the destination's posters, the one for the card first. */
  readonly scenes: readonly string[];
};

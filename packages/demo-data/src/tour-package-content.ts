/** A package of the demo as an admin would type it; days are counted from the day of seeding, so that there are always packages on offer. */
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
  readonly windowStartsInDays: number;
  readonly windowEndsInDays: number;
  /** Scenes of the destination's posters, the one for the card first. */
  readonly scenes: readonly string[];
};

/** A package of the demo as an admin would type it; days count from the day of seeding, so that the shop is never out of season. */
export type TourPackageContent = {
  readonly key: string;
  readonly title: string;
  /** Key of its destination. */
  readonly destination: string;
  /** Paragraphs, parted by an empty line. */
  readonly description: string;
  /** One sentence a day; it may contain commas. */
  readonly itinerary: readonly string[];
  /** Rupees per person, at most 2 decimals. */
  readonly price: number;
  /** Persons on one day; without a limit where it is missing. */
  readonly seatsPerDay?: number;
  /** From the earliest deadline to the latest; the site's own rule where it is missing. */
  readonly cancellationPolicy?: readonly { readonly daysBefore: number; readonly percent: number }[];
  readonly windowStartsInDays: number;
  readonly windowEndsInDays: number;
  /** Scenes of the destination's posters, the one for the card first. */
  readonly scenes: readonly string[];
};

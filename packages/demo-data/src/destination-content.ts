export type Continent = 'Africa' | 'Asia' | 'Europe' | 'Oceania' | 'South America';

/** A destination of the demo as an admin would type it. */
export type DestinationContent = {
  /** Also begins the names of the place's posters. */
  readonly key: string;
  /** The poster that shows it. */
  readonly scene: string;
  readonly name: string;
  readonly country: string;
  readonly continent: Continent;
  readonly description: string;
};

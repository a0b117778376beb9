export type Continent = 'Africa' | 'Asia' | 'Europe' | 'Oceania' | 'South America';

/** A destination of the demo as an admin would type it. */
export type DestinationContent = {
  /** Also the prefix of the names of its posters. */
  readonly key: string;
  /** The scene of its poster. */
  readonly scene: string;
  readonly name: string;
  readonly country: string;
  readonly continent: Continent;
  readonly description: string;
};

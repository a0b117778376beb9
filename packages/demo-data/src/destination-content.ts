export type Continent = 'Africa' | 'Asia' | 'Europe' | 'Oceania' | 'South America';

/** A destination of the demo as an admin would type it. */
export interface DestinationContent {
  /** Also names the place's posters. */
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly continent: Continent;
  readonly description: string;
}

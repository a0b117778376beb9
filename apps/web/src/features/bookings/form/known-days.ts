import type { Departure } from '@wayfarer/contracts';

/** The departures of a package as far as they are known, and how to learn more. */
export type KnownDays = {
  /** The first that is known: today, or the first of the package. */
  first: string;
  /** null: nothing leaves on that day; undefined: not known yet. */
  departureOn: (day: string) => Departure | null | undefined;
  /** The departures around a day are needed. */
  lookAt: (day: string) => void;
  /** At which the calendar opens while none is chosen. */
  opensAt: string;
  /** What is known of the days that were searched for, as a sentence; undefined where none were. */
  askedWords: string | undefined;
  /** Whether a departure that is known is full. */
  hasFull: boolean;
  isError: boolean;
  isFetching: boolean;
  /** Fetches them again. */
  refetch: () => void;
};

import type { DestinationName } from '../../destinations/index.ts';

/** Some 2 MB. */
const MOST_KEPT = 10_000;

/**
 * Names of destinations, cached until any destination changes, and only while all changes are reported in time
 * (docs/decisions/0026).
 */
export const keepPlaceNames = () => {
  let names = new Map<string, DestinationName>();
  let isToldInTime = (): boolean => false;
  return {
    /** From here on it is known whether every change was reported. */
    follow: (isTold: () => boolean): void => {
      isToldInTime = isTold;
    },
    forget: (): void => {
      names = new Map();
    },
    /** For one reading: what it keeps after a change is forgotten with what was known before. */
    current: () => {
      const known = isToldInTime() ? names : new Map<string, DestinationName>();
      return {
        find: (id: string): DestinationName | undefined => known.get(id),
        keep: (place: DestinationName): void => {
          if (known.size < MOST_KEPT) known.set(String(place._id), place);
        },
      };
    },
  };
};

export type PlaceNames = ReturnType<typeof keepPlaceNames>;

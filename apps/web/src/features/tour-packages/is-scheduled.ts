import type { TourPackage } from '@wayfarer/contracts';

/**
 * Whether a package leaves on departures, and not on any day of its window. A list tells it by `next` alone.
 */
export const isScheduled = ({ schedule, next }: TourPackage): boolean => schedule !== undefined || next !== undefined;

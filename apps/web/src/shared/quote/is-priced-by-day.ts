import type { TourPackage } from '@wayfarer/contracts';

/** Whether a day must be chosen before it is known what a trip costs. */
export const isPricedByDay = ({ seasons = [], fromPrice }: Pick<TourPackage, 'seasons' | 'fromPrice'>): boolean =>
  seasons.length > 0 || fromPrice !== undefined;

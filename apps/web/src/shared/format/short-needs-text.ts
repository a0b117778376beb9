import type { Departure } from '@wayfarer/contracts';
import { formatShortDay } from './calendar-day.ts';

/** 'Needs 2 more by 30 Dec 2026'. */
export const shortNeedsText = ({ more, by }: NonNullable<Departure['needs']>): string =>
  `Needs ${more} more by ${formatShortDay(by)}`;

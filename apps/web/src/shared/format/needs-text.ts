import type { Departure } from '@wayfarer/contracts';
import { formatShortDay } from './calendar-day.ts';

type Needs = NonNullable<Departure['needs']>;

/** 'Needs 2 more by 30 Dec 2026'. */
export const shortNeedsText = ({ more, by }: Needs): string => `Needs ${more} more by ${formatShortDay(by)}`;

/** What happens to a departure that too few have booked. */
export const needsText = ({ minimum, more, by }: Needs): string =>
  `This departure leaves with ${minimum} or more: ${more === minimum ? 'nobody has paid yet' : `${minimum - more} ${minimum - more === 1 ? 'has' : 'have'} paid`}. If too few have by ${formatShortDay(by)}, we may cancel it, tell you, and everything you paid goes back.`;

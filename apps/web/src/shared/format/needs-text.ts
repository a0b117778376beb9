import type { Departure } from '@wayfarer/contracts';
import { formatShortDay } from './calendar-day.ts';

/** What happens to a departure that too few have booked. */
export const needsText = ({ minimum, more, by }: NonNullable<Departure['needs']>): string =>
  `This departure leaves with ${minimum} or more: ${more === minimum ? 'nobody has paid yet' : `${minimum - more} ${minimum - more === 1 ? 'has' : 'have'} paid`}. If too few have by ${formatShortDay(by)}, we may cancel it, tell you, and everything you paid goes back.`;

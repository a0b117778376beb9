import { groupDigits } from '@wayfarer/contracts';
import type { Total } from '../api/call-list.ts';

/** '93', or '1,000+' if there are more than were counted. */
export const formatTotal = ({ count, isExact }: Total): string => `${groupDigits(count)}${isExact ? '' : '+'}`;

/** '1 booking', '93 bookings', '1,000+ bookings'. @param noun in the singular */
export const countWithNoun = (total: Total, noun: string): string =>
  `${formatTotal(total)} ${noun}${total.count === 1 ? '' : 's'}`;

/** For exact counts: '1 seat', '9 seats'. */
export const counted = (count: number, noun: string): string => countWithNoun({ count, isExact: true }, noun);

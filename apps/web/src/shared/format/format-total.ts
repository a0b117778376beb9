import { groupDigits } from '@wayfarer/contracts';
import type { Total } from '../api/call-list.ts';

/** '93', or '1,000+' where there are more than were counted. */
export const formatTotal = ({ count, isExact }: Total): string => `${groupDigits(count)}${isExact ? '' : '+'}`;

/** '1 booking', '93 bookings', '1,000+ bookings'. @param noun in the singular */
export const countWithNoun = (total: Total, noun: string): string =>
  `${formatTotal(total)} ${noun}${total.count === 1 ? '' : 's'}`;

/** Of what is counted whole: '1 seat', '9 seats'. */
export const counted = (count: number, noun: string): string => countWithNoun({ count, isExact: true }, noun);

import { bookingNumberOf } from '@wayfarer/contracts';

const ID = /^[0-9a-f]{24}$/i;
/** The key of something of a booking, such as an email. */
const OF_BOOKING = /^booking\/([0-9a-f]{24})/i;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const inNumbers = (value: unknown): unknown => (typeof value === 'string' && ID.test(value) ? bookingNumberOf(value) : value);

/**
 * A value by which staff know what is meant: of bookings their numbers, of a traveller the place on the
 * booking, and no id of anything else, since what an action was about stands beside it.
 */
export const withoutIds = (field: string, value: unknown): unknown => {
  if (field === 'booking' || field === 'bookings') return Array.isArray(value) ? value.map(inNumbers) : inNumbers(value);
  if ((field === 'shown' || field === 'place') && typeof value === 'number') return `traveller ${value + 1}`;
  if (isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutIds(name, inner)] as const));
  if (typeof value !== 'string') return value;
  const [, booking] = OF_BOOKING.exec(value) ?? [];
  if (booking !== undefined) return `booking ${bookingNumberOf(booking)}`;
  return ID.test(value) ? null : value;
};

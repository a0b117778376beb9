import { addDays, beginningOf, bookingNumberOf, hasAtMost } from '@wayfarer/contracts';
import { dayText } from '../../../time/day-text.ts';
import type { BookedTrip } from '../email-content.ts';
import { factTable, money } from './parts.ts';
import type { Site } from './site-of.ts';

const NO_MORE_THAN = 100;
export const shortened = (text: string): string => (hasAtMost(text, NO_MORE_THAN) ? text : `${beginningOf(text, NO_MORE_THAN)}…`);

const daysOf = ({ travelDate, days }: BookedTrip): string =>
  days === 1 ? dayText(travelDate) : `${dayText(travelDate)} to ${dayText(addDays(travelDate, days - 1))} (${days} days)`;

export const tripFacts = (trip: BookedTrip, more: readonly (readonly [string, string])[] = []) =>
  factTable([
    ['Booking', bookingNumberOf(trip.bookingId)],
    ['Trip', trip.title],
    ['Where', trip.place],
    ['When', daysOf(trip)],
    ...(trip.startTime === undefined ? [] : [['Starts', `${trip.startTime} on the first day`] as const]),
    ['Travellers', String(trip.totalPersons)],
    ...(trip.lines ?? []).map(({ text, quantity, sum }) => [`${quantity} × ${text}`, money(sum)] as const),
    ['Total', money(trip.totalAmount)],
    ...more,
  ]);

export const whyOf = (trip: BookedTrip, { brand }: Site): string =>
  `You are receiving this email because booking ${bookingNumberOf(trip.bookingId)} was made at ${brand} with your account.`;
export const bookingsOf = ({ userId }: BookedTrip, { urlOf }: Site) => urlOf('myBookings', { id: userId });
export const tripPageOf = ({ bookingId }: BookedTrip, { urlOf }: Site) => urlOf('myTrip', { bookingId });
export const payPageOf = ({ bookingId }: BookedTrip, { urlOf }: Site) => urlOf('paymentSession', { bookingId });

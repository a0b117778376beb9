import { type Booking, type Departure, type Prices, seatsOf } from '@wayfarer/contracts';
import type { KnownDays } from '../form/known-days.ts';

type Seated = Pick<Booking, 'travelDate' | 'totalPersons' | 'party' | 'lines' | 'change'>;

const seatsIn = (prices: Pick<Prices, 'categories'>, { party, totalPersons }: Seated): number =>
  party ? seatsOf(prices, party) : totalPersons;

/** With the extras that a booking has of its own departure. */
const freed = (left: Departure['extras'], lines: Booking['lines'] = []): Departure['extras'] =>
  left &&
  Object.fromEntries(
    Object.entries(left).map(([id, count]) => {
      const own = lines.find((line) => line.kind === 'extra' && line.id === id);
      return [id, count + (own?.quantity ?? 0)];
    }),
  );

/**
 * The departures as they are for a booking: what it has taken itself is free for it, also for a change of it
 * that waits for its payment; and on its own day nothing but seats can be missing.
 */
export const withOwnSeats =
  (prices: Pick<Prices, 'categories'>, booking: Seated, departureOn: KnownDays['departureOn']): KnownDays['departureOn'] =>
  (day) => {
    const departure = departureOn(day);
    const { travelDate, change } = booking;
    const isOwn = day === travelDate;
    const taken = (isOwn ? seatsIn(prices, booking) : 0) + (day === change?.travelDate && !isOwn ? change.totalPersons : 0);
    const joined = isOwn && change?.travelDate === day ? Math.max(0, change.totalPersons - booking.totalPersons) : 0;
    if (!departure) return isOwn ? undefined : departure;
    if (taken === 0) return departure;
    const left = departure.left === null ? null : departure.left + taken + joined;
    const extras = isOwn ? freed(departure.extras, booking.lines) : departure.extras;
    const state = isOwn || departure.state === 'sold-out' ? 'open' : departure.state;
    return { ...departure, left, state, ...(extras ? { extras } : {}) };
  };

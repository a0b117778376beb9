import type { Dependencies } from '../../dependencies.ts';
import type { takeSeats } from '../departures/index.ts';
import { canPay } from './booking.policy.ts';
import { owesSeats } from './booking-change.ts';
import { cancellationOf } from './cancellation.ts';
import { isCounted } from './is-counted.ts';

/** The guards that bookings have; `payments/money-guards.ts` is the table of all. */
export const bookingGuards = { cancellationOf, canPay, isCounted, owesSeats };

/** What operations on bookings depend on, with the guards that they ask. */
export type BookingDependencies = Dependencies & {
  readonly guards: Readonly<Pick<typeof bookingGuards, 'cancellationOf' | 'isCounted'>> & {
    readonly takeSeats: typeof takeSeats;
  };
};

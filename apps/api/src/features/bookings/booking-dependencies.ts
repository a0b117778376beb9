import type { Dependencies } from '../../dependencies.ts';
import type { takeSeats } from '../seats/index.ts';
import type { cancellationOf } from './cancel/cancellation.ts';
import type { isCounted } from './seats/is-counted.ts';

/** What operations on bookings depend on: also the guards that they ask (`payments/money-guards.ts` has all). */
export type BookingDependencies = Dependencies & {
  readonly guards: {
    readonly cancellationOf: typeof cancellationOf;
    readonly isCounted: typeof isCounted;
    readonly takeSeats: typeof takeSeats;
  };
};

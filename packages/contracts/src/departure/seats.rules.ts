/** The maximum number of seats per travel day, for a package with a capacity. */
export const MAX_SEATS = 10_000;

/**
 * How long a booking that waits for its payment holds its seats, in minutes: a little longer than its payment
 * page is open.
 */
export const SEATS_ARE_HELD_FOR = 35;

/** Whole minutes until an instant, rounded up; 0 once it has passed. */
export const minutesUntil = (until: Date, now: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 60_000));

/** Seats that a package has per travel day at most, where it has a capacity at all. */
export const MOST_SEATS = 10_000;

/** How long a booking that waits for its payment holds its seats, in minutes: a little longer than its payment page is open. */
export const SEATS_ARE_HELD_FOR = 35;

/** From here downwards screens say how many seats are left. */
export const FEW_SEATS = 10;

/** Never below 0: a capacity that was lowered takes no seat away from whoever has one. */
export const seatsLeftOf = (capacity: number, taken: number): number => Math.max(0, capacity - taken);

/** Whole minutes until an instant, begun ones counted; 0 once it has passed. */
export const minutesUntil = (until: Date, now: Date): number =>
  Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 60_000));

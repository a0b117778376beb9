// What the writes of a departure's seats are made of: expressions over its document (seat-day.model.ts).

/** A step of an update that the database carries out within one write. */
export type SeatStep = { readonly $set: Readonly<Record<string, unknown>> };

export const HOLDS = { $ifNull: ['$holds', []] };
export const RELEASES = { $ifNull: ['$releases', 0] };
export const isThere = (field: string) => ({ $ne: [{ $ifNull: [field, null] }, null] });
export const IS_CLOSED = isThere('$closedAt');
export const IS_CANCELLED = isThere('$cancelledAt');

/** Which of its booking's stays a hold is. */
export const STAY = { $ifNull: ['$$hold.stay', 0] };
export const holdsWhere = (cond: unknown, input: unknown = '$holds') => ({ $filter: { input, as: 'hold', cond } });
export const seatsIn = (holds: unknown) => ({ $sum: { $map: { input: holds, as: 'hold', in: '$$hold.seats' } } });

/** How many seats are kept for good, as an expression: those of paid bookings. */
export const seatsPaid = seatsIn(holdsWhere({ $eq: ['$$hold.until', null] }, HOLDS));

import type { World } from './read-world.ts';
import type { Violation } from './violation.ts';

const found = (sentence: string): Violation => ({ invariant: 'seats', sentence });

/** Seats of packages that have a capacity: never more sold than there are, and each confirmed booking has its own, once. */
export const judgeSeats = ({ bookings, seatDays, capacities }: World): Violation[] => {
  const held = new Map(
    seatDays.flatMap(({ holds }) => holds.map(({ booking, seats, until }) => [String(booking), { seats, until }])),
  );
  const sold = new Map<string, number>();
  const wrong: Violation[] = [];
  for (const [
    id,
    {
      bookingStatus,
      package: { packageId },
      travelDate,
      totalPersons,
    },
  ] of bookings) {
    if (!capacities.has(String(packageId)) || bookingStatus !== 'confirmed') continue;
    const day = `${String(packageId)} ${travelDate}`;
    sold.set(day, (sold.get(day) ?? 0) + totalPersons);
    const hold = held.get(id);
    if (hold?.seats !== totalPersons || hold.until !== null) wrong.push(found(`${id} is confirmed without its seats`));
  }
  for (const [day, seats] of sold) {
    const capacity = capacities.get(day.split(' ')[0] ?? '') ?? 0;
    if (seats > capacity) wrong.push(found(`${seats} of ${capacity} seats are sold on ${day}`));
  }
  for (const [id, { seats, until }] of held)
    if (until === null && seats > 0 && bookings.get(id)?.bookingStatus !== 'confirmed')
      wrong.push(found(`${id} keeps seats, but is not confirmed`));
  return wrong;
};

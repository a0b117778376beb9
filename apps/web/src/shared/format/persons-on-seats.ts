import { groupDigits, type ListedDeparture } from '@wayfarer/contracts';
import { counted } from './format-total.ts';

/**
 * '9 of 12 seats'; '3 persons, 2 of 12 seats' where not each takes one; '9 persons' without a limit of seats.
 */
export const personsOnSeats = ({
  persons,
  seated,
  capacity,
}: Pick<ListedDeparture, 'persons' | 'seated' | 'capacity'>): string => {
  if (capacity === null) return counted(persons, 'person');
  const seats = `${groupDigits(seated ?? persons)} of ${counted(capacity, 'seat')}`;
  return seated === undefined ? seats : `${counted(persons, 'person')}, ${seats}`;
};

import type { ManifestEntry } from '@wayfarer/contracts';
import { counted } from '../../shared/format/format-total.ts';

type Rooms = Pick<ManifestEntry, 'travellers' | 'singleRooms'>;

/** What a booking says about its rooms, and nothing that it does not say. */
export const roomWords = ({ travellers, singleRooms = 0 }: Rooms): string => {
  const sharing = travellers.length - singleRooms;
  if (sharing <= 0) return counted(singleRooms, 'single room');
  if (singleRooms === 0)
    return travellers.length === 1
      ? 'No single room booked: shares with another booking, or is to be asked'
      : 'Share among themselves';
  const others = sharing === 1 ? '1 person has no single room' : `${sharing} share among themselves`;
  return `${counted(singleRooms, 'single room')}, not said for whom; ${others}`;
};

/** '2 single rooms, 11 persons without one, in 5 bookings' */
export const roomTotals = (entries: readonly Rooms[]): string => {
  const singles = entries.reduce((sum, { singleRooms = 0 }) => sum + singleRooms, 0);
  const sharing = entries.reduce((sum, { travellers, singleRooms = 0 }) => sum + Math.max(0, travellers.length - singleRooms), 0);
  return `${counted(singles, 'single room')}, ${counted(sharing, 'person')} without one, in ${counted(entries.length, 'booking')}`;
};

import type { TrailEntry } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { displayNamesOf, userRepository } from '../../users/index.ts';
import { bookingRepository } from '../booking.repository.ts';
import { noSuchBooking } from '../get-booking.ts';
import { isUser, presentTrail } from './trail.presenter.ts';

/**
 * Everything that ever changed of a booking, oldest first, by travellers as they are called and by staff as
 * they log in. Names are the present ones: a deleted user is not named.
 * @throws NOT_FOUND
 */
export const listTrail = async ({ database }: Pick<Dependencies, 'database'>, id: string): Promise<TrailEntry[]> => {
  const found = await bookingRepository(database).findTrail(id);
  if (!found) throw noSuchBooking();
  noteBooking(id);
  const { entries, reasons } = found;
  const idsOf = (isAsked: (kind: string) => boolean) => [
    ...new Set(entries.flatMap(({ by }) => (isUser(by) && isAsked(by.kind) ? [by.id] : []))),
  ];
  const [staff, travellers] = await Promise.all([
    userRepository(database).namesOf(idsOf((kind) => kind !== 'traveller')),
    displayNamesOf(
      database,
      idsOf((kind) => kind === 'traveller'),
    ),
  ]);
  return presentTrail(entries, { staff, travellers, reasons });
};

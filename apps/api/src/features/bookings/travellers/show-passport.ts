import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { recordChange } from '../../../logging/audit-context.ts';
import { travellersRepository, unsealPassport } from '../../travellers/index.ts';
import { bookingRepository } from '../booking.repository.ts';
import { getBookingFor } from '../get-booking.ts';
import { placesOfBooking } from './places-of-booking.ts';

const NONE = 'There is no passport number of this traveller.';
const OTHER_KEY =
  'The key is another: this number was stored with another TRAVELLER_KEY, and can be read once whoever runs the site has set that one again.';

/**
 * The whole passport number of a traveller. Each look by staff is in the log of admin actions.
 * @param traveller the id of whose it is
 * @throws NOT_FOUND where there is no booking, or no number that can be read
 */
export const showPassport = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  caller: Caller,
  id: string,
  traveller: string,
): Promise<{ number: string }> => {
  const { booking, tourPackage } = await getBookingFor(bookingRepository(database), caller, id);
  const stored = await travellersRepository(database).findById(booking._id);
  const places = placesOfBooking(booking, tourPackage?.categories, stored);
  const place = places.findIndex(({ id: one }) => one === traveller);
  const sealed = places[place]?.traveller?.passport?.sealed;
  const number = sealed === undefined ? null : unsealPassport(config, String(booking._id), sealed);
  if (number === null) throw new ApiError('NOT_FOUND', sealed === undefined ? NONE : OTHER_KEY);
  recordChange({ thing: 'passport', id, from: null, to: { shown: place } });
  return { number };
};

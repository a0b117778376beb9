import { bookingNumberOf, type DocumentFile } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Caller } from '../../../http/caller.ts';
import { inLanguage } from '../../../language/in-language.ts';
import { languageRead } from '../../../language/own-language.ts';
import { bookingRepository, getBookingFor, isAsked, readBookedTrip } from '../../bookings/index.ts';
import { writeCalendarEntry } from '../../emails/index.ts';

/**
 * The entry for a calendar that the confirmation of a booking brings.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT where nobody travels: not paid, or cancelled
 */
export const makeCalendarEntry = async (
  { config, database }: Pick<Dependencies, 'config' | 'database'>,
  caller: Caller,
  id: string,
): Promise<DocumentFile> => {
  const { booking } = await getBookingFor(bookingRepository(database), caller, id);
  if (booking.bookingStatus !== 'confirmed')
    throw new ApiError('CONFLICT', t('Only a paid booking that is not cancelled has a calendar entry.'));
  if (isAsked(booking))
    throw new ApiError('CONFLICT', t('This departure is cancelled. Choose another day first; its entry follows.'));
  const entry = await inLanguage(languageRead(config, booking.language), async () => {
    const { trip } = await readBookedTrip(database, booking);
    return writeCalendarEntry(config, trip);
  });
  return { filename: `trip-${bookingNumberOf(id)}.ics`, bytes: Buffer.from(entry) };
};

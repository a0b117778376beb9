import type { Booking, BookingLanguage } from '@wayfarer/contracts';
import { BASE_LANGUAGE } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { assertLanguageOffered } from '../../../language/own-language.ts';
import { noteBooking } from '../../../logging/audit-context.ts';
import { presentBooking } from '../booking.presenter.ts';
import { bookingRepository } from '../booking.repository.ts';
import { changeBooking } from '../change-booking.ts';
import { noSuchBooking } from '../get-booking.ts';

/**
 * Says in which language the traveller of a booking reads: its voucher, and the emails that become due from
 * now on. What was sent stays as it was, and so do issued documents.
 * @throws VALIDATION for a language that is not offered; NOT_FOUND
 */
export const changeBookingLanguage = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Caller,
  id: string,
  { language }: BookingLanguage,
): Promise<{ booking: Booking }> => {
  assertLanguageOffered(needs.config, language);
  const bookings = bookingRepository(needs.database);
  const changed = await changeBooking(bookings, id, (booking) =>
    (booking.language ?? BASE_LANGUAGE) === language ? null : { language },
  );
  const found = changed && (await bookings.findWithPackage(id));
  if (!found) throw noSuchBooking();
  noteBooking(found.booking._id);
  return { booking: await presentBooking(needs, found, caller) };
};

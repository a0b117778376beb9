import { t, tn } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { todayOf } from '../../../time/today-of.ts';
import type { BookingRecord } from '../booking.model.ts';
import { keysOf, type LimitSubject } from './limit-subject.ts';
import { unpaidBookingRepository } from './unpaid-booking.repository.ts';

/**
 * Refuses a booking of an account, or of an address, of which enough wait for their payment. Calls of the
 * same moment do not see each other's bookings; `pace-persons.ts` bounds those.
 * @throws TOO_MANY_UNPAID with a sentence that says what to do
 */
export const assertFewUnpaid = async (
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  limitSubject: LimitSubject,
  booking: Pick<BookingRecord, '_id' | 'totalPersons'>,
): Promise<void> => {
  const keys = keysOf(limitSubject);
  const { MAX_UNPAID_BOOKINGS: mostOfAccount, MAX_UNPAID_BOOKINGS_OF_ADDRESS: mostOfAddress } = config;
  const waiting = await unpaidBookingRepository(database).waitingOf(keys, {
    except: booking._id,
    today: todayOf({ clock, config }),
    // If so many are found, one of the two limits is reached, whichever they count for.
    limit: mostOfAccount + mostOfAddress,
  });
  const [own = [], near = []] = keys.map((key) => waiting.filter(({ unpaidOf }) => unpaidOf?.includes(key)));
  const persons = own.reduce((sum, { totalPersons }) => sum + totalPersons, 0);
  const refuse = (sentence: string): never => {
    throw new ApiError('TOO_MANY_UNPAID', sentence);
  };
  if (own.length >= mostOfAccount)
    refuse(tn(own.length, 'Pay or cancel your unpaid booking first.', 'Pay or cancel one of your {n} unpaid bookings first.'));
  if (persons + booking.totalPersons > config.MAX_UNPAID_PERSONS)
    refuse(
      tn(
        persons,
        'Your unpaid bookings already have {n} person. Pay or cancel one of them first.',
        'Your unpaid bookings already have {n} persons. Pay or cancel one of them first.',
      ),
    );
  if (near.length >= mostOfAddress)
    refuse(t('Too many bookings from your network are unpaid. Pay or cancel one of yours first, or try again later.'));
};

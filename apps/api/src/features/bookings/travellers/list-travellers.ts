import type { Travellers } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { readSaleTerms } from '../../tour-packages/index.ts';
import { travellersRepository } from '../../travellers/index.ts';
import { bookingRepository } from '../booking.repository.ts';
import { getBookingFor } from '../get-booking.ts';
import { presentTravellers } from './travellers-of.ts';

/** Everybody who comes on a booking. @throws NOT_FOUND, FORBIDDEN */
export const listTravellers = async (
  needs: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  caller: Caller,
  id: string,
): Promise<Travellers> => {
  const found = await getBookingFor(bookingRepository(needs.database), caller, id);
  const [stored, terms] = await Promise.all([
    travellersRepository(needs.database).findById(found.booking._id),
    readSaleTerms(needs),
  ]);
  return presentTravellers(needs.database, terms, found, stored, caller);
};

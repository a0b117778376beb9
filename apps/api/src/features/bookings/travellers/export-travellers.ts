import type { AccountExport } from '@wayfarer/contracts';
import type { Dependencies } from '../../../dependencies.ts';
import {
  type StoredTraveller,
  type TravellerKeys,
  type TravellersRecord,
  travellersRepository,
  unsealPassport,
} from '../../travellers/index.ts';
import type { BookingRecord } from '../booking.model.ts';

type Exported = AccountExport['travellers'][number];

const presentExported = (keys: TravellerKeys, { _id, contact, answers, travellers }: TravellersRecord): Exported => {
  const present = ({ passport, ...facts }: StoredTraveller): Exported['travellers'][number] => ({
    ...facts,
    ...(passport ? { passport: { number: unsealPassport(keys, String(_id), passport.sealed), expires: passport.expires } } : {}),
  });
  return {
    booking: String(_id),
    contact: contact ?? null,
    ...(answers ? { answers } : {}),
    travellers: travellers.flatMap((traveller) => (traveller ? [present(traveller)] : [])),
  };
};

/**
 * Everybody whom the owner of an account has named, with whole passport numbers: they are the owner's own
 * words.
 */
export const exportTravellers = async function* (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  bookings: AsyncIterable<readonly Pick<BookingRecord, '_id'>[]>,
): AsyncGenerator<Exported[]> {
  for await (const page of bookings) {
    const found = await travellersRepository(database).findManyById(page.map(({ _id }) => _id));
    yield found.map((record) => presentExported(config, record));
  }
};

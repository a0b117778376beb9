import type { Dependencies } from '../../dependencies.ts';
import { isSealedAnew, sealPassport, type TravellerKeys, unsealPassport } from './passport-seal.ts';
import type { StoredTraveller } from './travellers.model.ts';
import { travellersRepository } from './travellers.repository.ts';

const resealed = (keys: TravellerKeys, booking: string, traveller: StoredTraveller | null): StoredTraveller | null => {
  if (!traveller?.passport || isSealedAnew(keys, traveller.passport.sealed)) return traveller;
  const number = unsealPassport(keys, booking, traveller.passport.sealed);
  if (number === null) return traveller;
  return { ...traveller, passport: { ...traveller.passport, sealed: sealPassport(keys, booking, number) } };
};

/**
 * Seals the passports that another key has sealed with the key of today, so that the key before can be thrown
 * away. What is edited meanwhile is sealed anew by that edit. May be interrupted.
 * @returns of how many bookings
 */
export const resealPassports = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  goesOn: () => boolean,
): Promise<number> => {
  if (config.TRAVELLER_KEY_ACCEPTED === undefined) return 0;
  const repository = travellersRepository(database);
  let count = 0;
  for await (const { _id, contact, travellers, version = 0 } of repository.listWithPassports()) {
    if (!goesOn()) break;
    const after = travellers.map((traveller) => resealed(config, String(_id), traveller));
    if (after.every((traveller, place) => traveller === travellers[place])) continue;
    const fields = { travellers: after, ...(contact ? { contact } : {}) };
    if (await repository.replace(_id, version, fields, config.SITE_TIME_ZONE)) count += 1;
  }
  return count;
};

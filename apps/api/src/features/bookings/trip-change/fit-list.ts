import { placesOf } from '@wayfarer/contracts';
import { versionOf } from '../../../database/edited-version.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { tourPackageRepository } from '../../tour-packages/index.ts';
import { type TravellersRecord, travellersRepository } from '../../travellers/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { eraseDayOf } from '../travellers/erase-day-of.ts';
import { findByTravellers } from '../travellers/find-by-travellers.ts';
import { type Place, placesOfBooking } from '../travellers/places-of-booking.ts';
import { newPlaceId } from '../travellers/who-stays.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;
type Fitted = Pick<TravellersRecord, 'travellers'> & { places: NonNullable<TravellersRecord['places']> };

/** Tries against others who edit the list at the same moment. */
const MAX_TRIES = 10;

/**
 * Who stays on a list for a party: of each category first those who are named, in the order of the list, and
 * nobody who leaves. Who is new is not named yet. Pure but for the ids of these.
 * @param wanted the category of each place of the party
 */
export const fittedTo = (wanted: readonly (string | null)[], before: readonly Place[], leaving: readonly string[]): Fitted => {
  const staying = before.filter(({ id }) => !leaving.includes(id));
  const byName = [...staying.filter(({ traveller }) => traveller), ...staying.filter(({ traveller }) => !traveller)];
  const taken = new Set<string>();
  const places = wanted.map((categoryId) => {
    const place = byName.find((one) => one.categoryId === categoryId && !taken.has(one.id));
    const { id, traveller } = place ?? { id: newPlaceId(), traveller: null };
    taken.add(id);
    return { id, categoryId, traveller };
  });
  return {
    travellers: places.map(({ traveller }) => traveller),
    places: places.map(({ id, categoryId }) => ({ id, categoryId })),
  };
};

/** How many there were on the list before; what was stored says it. */
const beforeOf = (
  booking: BookingRecord,
  record: TravellersRecord,
  categories: Parameters<typeof placesOfBooking>[1],
): Place[] => {
  const { places } = record;
  if (!places) return placesOfBooking({ ...booking, totalPersons: record.travellers.length }, categories, record);
  return places.map(({ id, categoryId }, index) => ({
    id,
    categoryId,
    category: categories?.find((one) => one.id === categoryId),
    traveller: record.travellers[index] ?? null,
  }));
};

/**
 * Makes the list of travellers fit a booking whose day or party was changed: who leaves is taken off it, who
 * is new has a place on it, and it is erased as late as its new day says. May be repeated.
 */
export const fitList = async (needs: Needs, booking: BookingRecord, leaving: readonly string[]): Promise<void> => {
  const repository = travellersRepository(needs.database);
  const [tourPackage] = await tourPackageRepository(needs.database).findManyById([booking.package.packageId]);
  const categories = tourPackage?.categories;
  const wanted = placesOf(categories ? { categories } : {}, { party: booking.choice?.party, totalPersons: booking.totalPersons });
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const record = await repository.findById(booking._id);
    if (!record) return;
    const { contact, isForgotten } = record;
    const fields = {
      ...fittedTo(wanted, beforeOf(booking, record, categories), leaving),
      ...(contact ? { contact } : {}),
      ...(isForgotten ? {} : { eraseOn: eraseDayOf({ booking, tourPackage }) }),
    };
    if (await repository.replace(booking._id, versionOf(record), fields, needs.config.SITE_TIME_ZONE)) {
      await findByTravellers(needs, booking, await repository.findById(booking._id));
      return;
    }
  }
  throw new ApiError('CONFLICT');
};

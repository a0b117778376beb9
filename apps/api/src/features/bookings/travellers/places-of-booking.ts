import { type Category, placesOf } from '@wayfarer/contracts';
import type { StoredTraveller, TravellersRecord } from '../../travellers/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import type { PackageNow } from '../package-now.ts';

/** One person of a party. */
export type Place = {
  /** Stays with the person over every change of the list; ticks of arrivals are kept by it. */
  readonly id: string;
  readonly categoryId: string | null;
  /** Undefined where the package has none, or not that one any more. */
  readonly category: Category | undefined;
  /** Null for who is not named yet. */
  readonly traveller: StoredTraveller | null;
};

/**
 * All who come on a booking, in the order of its list. Until somebody is named first, and on lists of earlier
 * versions, the id is the place in the list, and the categories are in the order in which the package has
 * them.
 */
export const placesOfBooking = (
  { choice, totalPersons }: Pick<BookingRecord, 'choice' | 'totalPersons'>,
  categories: PackageNow['categories'],
  stored: Pick<TravellersRecord, 'places' | 'travellers'> | null | undefined,
): Place[] =>
  placesOf(categories ? { categories } : {}, { party: choice?.party, totalPersons }).map((byPackage, index) => {
    const { id, categoryId } = stored?.places?.[index] ?? { id: String(index), categoryId: byPackage };
    const category = categories?.find((one) => one.id === categoryId);
    return { id, categoryId, category, traveller: stored?.travellers[index] ?? null };
  });

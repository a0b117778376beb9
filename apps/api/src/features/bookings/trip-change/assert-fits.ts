import { placesOf } from '@wayfarer/contracts';
import { t } from '@wayfarer/words';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import type { Caller } from '../../../http/caller.ts';
import { todayOf } from '../../../time/today-of.ts';
import { findOffer, readSaleTerms } from '../../tour-packages/index.ts';
import { travellersRepository } from '../../travellers/index.ts';
import type { BookingRecord } from '../booking.model.ts';
import { assertCanBeBooked } from '../create/assert-can-be-booked.ts';
import { assertOffered } from '../create/assert-offered.ts';
import type { PackageNow } from '../package-now.ts';
import { seatsOfBooking } from '../seats-of-booking.ts';
import { placesOfBooking } from '../travellers/places-of-booking.ts';
import { birthProblemOf } from '../travellers/travellers-problems.ts';
import type { ChangedTrip } from '../trip-change.model.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/**
 * Another day, or more seats, must be on sale; who only needs less need not ask.
 * @throws NOT_FOUND, PACKAGE_NOT_BOOKABLE; VALIDATION at `travelDate`
 */
export const assertIsSold = async (
  needs: Needs,
  caller: Pick<Caller, 'role'>,
  booking: BookingRecord,
  to: ChangedTrip,
): Promise<void> => {
  if (to.travelDate === booking.travelDate && to.seats <= seatsOfBooking(booking)) return;
  const [offer, terms] = await Promise.all([findOffer(needs.database, String(booking.package.packageId)), readSaleTerms(needs)]);
  assertCanBeBooked(terms, caller, assertOffered(needs, offer), to.travelDate);
};

const countOf = (ids: readonly (string | null)[], category: string | null): number => ids.filter((id) => id === category).length;

/**
 * Who comes must be clear: where more are named than the new party has, somebody says who stays at home; and
 * nobody is too old or too young for their category on the new day.
 * @throws VALIDATION at `leaving` or `party`
 */
export const assertListFits = async (
  needs: Needs,
  { booking, tourPackage }: { booking: BookingRecord; tourPackage: PackageNow },
  to: ChangedTrip,
  leaving: readonly string[],
): Promise<void> => {
  const { categories } = tourPackage;
  const places = placesOfBooking(booking, categories, await travellersRepository(needs.database).findById(booking._id));
  if (leaving.some((id) => !places.some((place) => place.id === id)))
    throw wrongField('leaving', t('This traveller is not on the booking. Please reload the page.'));
  const wanted = placesOf(categories ? { categories } : {}, { party: to.choice?.party, totalPersons: to.totalPersons });
  const staying = places.filter(({ id, traveller }) => traveller && !leaving.includes(id));
  const named = staying.map(({ categoryId }) => categoryId);
  if (named.some((category) => countOf(named, category) > countOf(wanted, category)))
    throw wrongField('leaving', t('Choose who does not come along any more.'));
  const trip = {
    travelDate: to.travelDate,
    today: todayOf(needs),
    categories: categories ?? undefined,
    minAge: tourPackage.facts?.minAge,
  };
  for (const { traveller, category } of staying) {
    const problem = traveller && birthProblemOf(traveller, category, trip);
    if (problem) throw new ApiError('VALIDATION', problem, { party: problem });
  }
};

import { addDays, type NewBooking, type TourPackage } from '@wayfarer/contracts';
import type { Account } from './accounts.ts';
import { todayOf } from './catalogue.ts';
import type { TestApi } from './start-test-api.ts';

/** The five written fields of a valid booking: two persons, in ten days. */
export const bookingBody = (
  api: TestApi,
  traveller: Account,
  tourPackage: TourPackage,
  fields: Partial<NewBooking> = {},
): NewBooking => ({
  userId: traveller.userId,
  packageId: tourPackage._id,
  totalPersons: 2,
  travelDate: addDays(todayOf(api), 10),
  totalAmount: Math.round(tourPackage.price * 100 * (fields.totalPersons ?? 2)) / 100,
  ...fields,
});

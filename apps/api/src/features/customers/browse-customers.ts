import { type ListedCustomer, rupeesOf, type UserFilter } from '@wayfarer/contracts';
import type { PageOf, PageRequest } from '../../database/lists/list-page.ts';
import type { Dependencies } from '../../dependencies.ts';
import { customersWithPhone } from '../bookings/index.ts';
import { tourPackageRepository } from '../tour-packages/index.ts';
import { presentUser, type UserRecord, userRepository } from '../users/index.ts';

const presentCustomer = (user: UserRecord, titles: ReadonlyMap<string, string>): ListedCustomer => {
  const { trips = 0, spent = 0, last = null } = user.booked ?? {};
  return {
    ...presentUser(user),
    trips,
    spent: rupeesOf(spent),
    ...(last ? { lastTrip: { title: titles.get(String(last.packageId)) ?? '', travelDate: last.travelDate } } : {}),
  };
};

/**
 * A page of those who are not staff, with what came of their bookings as it was summed up about a minute ago:
 * so who has booked for hundreds costs no more than anybody else.
 * @throws VALIDATION when a search matches too much
 */
export const browseCustomers = async (
  { database, config }: Pick<Dependencies, 'database' | 'config'>,
  asked: UserFilter & PageRequest,
): Promise<{ customers: ListedCustomer[]; page: PageOf<UserRecord> }> => {
  const { ids } = await customersWithPhone(database, asked.search, config.SITE_TIME_ZONE);
  const page = await userRepository(database).list({ ...asked, role: 'user' }, ids);
  const booked = page.records.flatMap((user) => (user.booked?.last ? [user.booked.last.packageId] : []));
  const titles = await tourPackageRepository(database).titlesOf(booked);
  return { customers: page.records.map((user) => presentCustomer(user, titles)), page };
};

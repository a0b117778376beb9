import { type CustomerQuery, type FoundCustomer, TOO_SHORT_SEARCH } from '@wayfarer/contracts';
import type { PageOf, PageRequest } from '../../../database/lists/list-page.ts';
import type { ObjectId } from '../../../database/object-ids.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { wrongField } from '../../../errors/wrong-field.ts';
import { offeredLanguage } from '../../../language/own-language.ts';
import { idsNamedLike, isUnproven, presentDetails, type UserRecord, userRepository } from '../../users/index.ts';
import { customersWithPhone, type Person } from '../search/bookings-by-phone.repository.ts';
import { bookingsNumbered } from '../search/bookings-numbered.repository.ts';
import { latestTripsOf } from './latest-trips.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'config'>;
type Asked = CustomerQuery & PageRequest;
type FoundUsers = { readonly page: PageOf<UserRecord>; readonly people: ReadonlyMap<string, Person> };

/**
 * Who may be the same as somebody new: first who has the phone number, then who has the address, then who has
 * every word of the name. As many as are asked for, on one page.
 */
const alike = async ({ database, config }: Needs, { name, email, phone, limit }: Asked): Promise<FoundUsers> => {
  const users = userRepository(database);
  const [byPhone, byEmail, byName] = await Promise.all([
    customersWithPhone(database, phone, config.SITE_TIME_ZONE),
    email === undefined ? null : users.findByEmail(email),
    name === undefined ? [] : idsNamedLike(database, name),
  ]);
  const ids = [...byPhone.ids, ...(byEmail ? [byEmail._id] : []), ...byName];
  const first = [...new Map(ids.map((id): [string, ObjectId] => [String(id), id])).values()].slice(0, limit);
  const found = await users.findManyById(first);
  const records = first.flatMap((id) => found.find(({ _id, role }) => _id.equals(id) && role === 'user') ?? []);
  return { page: { records, total: { count: records.length, isExact: true }, nextCursor: null }, people: byPhone.people };
};

const searched = async ({ database, config }: Needs, { search, limit, cursor }: Asked): Promise<FoundUsers> => {
  const [{ ids, people }, booked] = await Promise.all([
    customersWithPhone(database, search, config.SITE_TIME_ZONE),
    bookingsNumbered(database, search),
  ]);
  const asked = { search, limit, cursor, sort: 'username', role: 'user' } as const;
  return { page: await userRepository(database).list(asked, [...ids, ...booked.map(({ userId }) => userId)]), people };
};

/**
 * Which travellers can be booked for, with their latest trip: whom a search means, or who may be the same as
 * somebody new.
 * @throws VALIDATION when nothing is asked for, or a search matches too much
 */
export const listCustomers = async (
  needs: Needs,
  asked: Asked,
): Promise<{ customers: FoundCustomer[]; page: PageOf<UserRecord> }> => {
  const isNew = asked.name !== undefined || asked.email !== undefined || asked.phone !== undefined;
  if (!isNew && asked.search === '') throw wrongField('search', TOO_SHORT_SEARCH);
  const { page, people } = await (isNew ? alike(needs, asked) : searched(needs, asked));
  const trips = await latestTripsOf(
    needs.database,
    page.records.map(({ _id }) => _id),
  );
  const customers = page.records.map((user): FoundCustomer => {
    const id = String(user._id);
    const { username, email } = user;
    return {
      _id: id,
      id,
      username,
      ...presentDetails(user),
      ...offeredLanguage(needs.config, user.language),
      email: email === '' ? null : email,
      isEmailVerified: !isUnproven(user),
      person: people.get(id),
      lastTrip: trips.get(id),
    };
  });
  return { customers, page };
};

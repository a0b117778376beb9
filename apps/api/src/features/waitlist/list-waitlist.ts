import { type CalendarDate, displayNameOf, type StaffWait, type UserReference } from '@wayfarer/contracts';
import { identityOf } from '../../database/object-ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type WaitlistEntry, waitlistRepository } from '../departures/index.ts';
import { getTourPackage } from '../tour-packages/index.ts';
import { accountNamesOf, userRepository } from '../users/index.ts';
import { bookedOf } from './present-waits.ts';
import { positionOf, staffStateOf } from './wait-state.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

/** Who waits, by the ids of accounts; a deleted one is not among them. */
const namesOf = async ({ database }: Needs, entries: readonly WaitlistEntry[]): Promise<Map<string, UserReference>> => {
  const ids = entries.map(({ by }) => by);
  const [users, names] = await Promise.all([userRepository(database).findManyById(ids), accountNamesOf(database, ids)]);
  return new Map(
    users.map(({ _id, username }) => {
      const name = displayNameOf({ username, name: names.get(String(_id)) });
      return [String(_id), { ...identityOf(_id), username, ...(name === username ? {} : { name }) }];
    }),
  );
};

/** The waitlist of a departure, in line, with those who were offered seats. @throws NOT_FOUND */
export const listWaitlist = async (needs: Needs, { id, day }: { id: string; day: CalendarDate }): Promise<StaffWait[]> => {
  await getTourPackage(needs, id);
  const now = needs.clock();
  const list = await waitlistRepository(needs.database).find({ packageId: id, day }, now);
  if (!list) return [];
  const [users, booked] = await Promise.all([namesOf(needs, list.entries), bookedOf(needs, list.entries)]);
  return list.entries.map((entry) => {
    const { _id, by, persons, seats, party, joinedAt, offeredUntil } = entry;
    const isBooked = booked.has(String(_id));
    return {
      ...identityOf(_id),
      user: users.get(String(by)) ?? null,
      totalPersons: persons,
      seats,
      ...(party ? { party } : {}),
      joinedAt: joinedAt.toISOString(),
      state: staffStateOf(list, entry, now, isBooked),
      ...positionOf(list, entry),
      ...(offeredUntil ? { until: offeredUntil.toISOString() } : {}),
      ...(isBooked ? { bookingId: String(_id) } : {}),
    };
  });
};

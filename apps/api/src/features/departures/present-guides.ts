import { type CalendarDate, displayNameOf, type Guide, has } from '@wayfarer/contracts';
import type { Database } from '../../database/connect.ts';
import { userRepository } from '../users/index.ts';
import type { GuideRecord } from './seat-day.model.ts';

/** Tells the guides of departures as staff see them. */
export type PresentGuides = (guides: readonly GuideRecord[]) => Guide[];

/**
 * Who guides some departures, by what they are called now. Whoever has left the staff is on none that is
 * still to come; past ones keep the name that they were named by.
 * @param today one read, however many departures there are
 */
export const readGuides = async (
  database: Database,
  guides: readonly GuideRecord[],
  today: CalendarDate,
): Promise<PresentGuides> => {
  const ids = guides.flatMap(({ user }) => user ?? []);
  const users = ids.length === 0 ? [] : await userRepository(database).findManyById(ids);
  const byId = new Map(users.map((one) => [String(one._id), one]));
  return (some) =>
    some.flatMap(({ user: id, name, role, day }): Guide[] => {
      const user = byId.get(String(id));
      const isStaff = user !== undefined && has(user.role, 'check-in');
      if (!isStaff && day >= today) return [];
      return [{ user: user ? String(user._id) : null, name: user ? displayNameOf(user) : name, role }];
    });
};

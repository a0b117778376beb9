import { type Booking, displayNameOf, formatMoney, type User } from '@wayfarer/contracts';
import type { DeletableEntity } from '../../shared/admin-list/entity.ts';
import { callEndpoint } from '../../shared/api/call-endpoint.ts';
import { laterQueryKeys } from '../../shared/api/later-query-keys.ts';
import { formatShortDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { sumOfRupees } from '../../shared/format/sum-of-rupees.ts';
import { paths } from '../../shared/paths.ts';

/** As many trips as are named; the rest is counted. */
const MAX_NAMED = 5;

const paidAhead = async ({ _id }: User): Promise<Booking[]> => {
  const bookings = await callEndpoint('listBookingsOfUser', { params: { id: _id }, query: { limit: 100 } });
  const today = todayOnSite();
  return bookings.filter(({ bookingStatus, travelDate }) => bookingStatus === 'confirmed' && travelDate >= today);
};

const tripsIn = (bookings: readonly Booking[]): string[] => {
  const named = bookings
    .slice(0, MAX_NAMED)
    .map(({ package: { title }, travelDate }) => `${formatShortDay(travelDate)}: ${title}`);
  const more = bookings.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])];
};

const paidIn = (bookings: readonly Booking[]): string =>
  formatMoney(sumOfRupees(bookings.map(({ amountPaid, amountRefunded }) => amountPaid - amountRefunded)));

/** Deleting users in the admin area. */
export const userEntity: DeletableEntity<User> = {
  noun: 'user',
  nameOf: displayNameOf,
  deleteQuestion: 'Are you sure you want to delete this user?',
  deleteText: (user) => `${displayNameOf(user)} is logged out everywhere at once. This cannot be undone.`,
  deleteWarning: async (user) => {
    const called = displayNameOf(user);
    const ahead = await paidAhead(user);
    if (ahead.length === 0) return null;
    const trips = ahead.length === 1 ? 'a paid trip' : `${ahead.length} paid trips`;
    const search = new URLSearchParams({ search: user.username, status: 'confirmed', travelFrom: todayOnSite() });
    return {
      text: `${called} has ${trips} ahead, for ${paidIn(ahead)}. Deleting cancels nothing, but the name and the email address go with the account, so the traveller can no longer be told of a change. Cancel first what will not take place. Deleting cannot be undone.`,
      list: tripsIn(ahead),
      link: { label: 'See and cancel these trips', to: paths.adminBookings(String(search)) },
    };
  },
  lists: laterQueryKeys.users.adminLists,
  // Everything that the user wrote or booked has changed: the empty key matches every query.
  outdated: [[]],
  delete: async (id) => (await callEndpoint('deleteUser', { params: { id } })).id,
};

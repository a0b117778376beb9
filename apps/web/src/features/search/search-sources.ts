import { bookingNumberOf, displayNameOf, type Permission } from '@wayfarer/contracts';
import { callList } from '../../shared/api/call-list.ts';
import { formatDay, formatInstantDay } from '../../shared/format/calendar-day.ts';
import { paths } from '../../shared/paths.ts';
import { inEveryLanguage } from '../../shared/translations/in-every-language.ts';

/** What is found: its name, what tells it from others, and its screen. */
export type Hit = { title: string; text: string; to: string };

/** A list that the search box looks through. */
export type Source = {
  heading: string;
  opens: Permission;
  find: (search: string, signal: AbortSignal) => Promise<Hit[]>;
  /** The list with all of them. */
  all: (search: string) => string;
};

/** Of each kind; the list of the kind has the others. */
const limit = 5;
const searching = (search: string) => String(new URLSearchParams({ search }));

/** What the search box looks through, each as its own list does; a role searches what it may read. */
export const searchSources: readonly Source[] = [
  {
    heading: 'Bookings',
    opens: 'read-bookings',
    find: async (search, signal) =>
      (await callList('listBookings', { query: { search, limit }, signal })).entries.map((booking) => ({
        title: `${bookingNumberOf(booking._id)}, ${displayNameOf(booking.user)}`,
        text: `${booking.package.title}, ${formatDay(booking.travelDate)}, ${booking.bookingStatus}`,
        to: paths.adminBooking(booking._id),
      })),
    all: (search) => paths.adminBookings(searching(search)),
  },
  {
    heading: 'Customers',
    opens: 'read-bookings',
    find: async (search, signal) =>
      (await callList('browseCustomers', { query: { search, limit }, signal })).entries.map((user) => ({
        title: displayNameOf(user),
        text: [user.email, user.phone].filter(Boolean).join(' · ') || 'By telephone only',
        to: paths.adminUser(user._id),
      })),
    all: (search) => paths.adminUsers(searching(search)),
  },
  {
    heading: 'Packages',
    opens: 'read-catalogue',
    find: async (title, signal) =>
      (await callList('listTourPackages', { query: { title, limit, ...inEveryLanguage() }, signal })).entries.map((found) => ({
        title: found.title,
        text: `${found.destination.name}, ${found.destination.country}`,
        to: paths.adminPackages(searching(found.title)),
      })),
    all: (search) => paths.adminPackages(searching(search)),
  },
  {
    heading: 'Messages',
    opens: 'read-messages',
    find: async (search, signal) =>
      (await callList('listMessages', { query: { search, limit, state: 'all' }, signal })).entries.map((message) => ({
        title: `${message.name}, ${formatInstantDay(message.receivedAt)}`,
        text: message.beginning,
        to: paths.adminMessage(message._id),
      })),
    all: (search) => paths.adminMessages(String(new URLSearchParams({ search, state: 'all' }))),
  },
  {
    heading: 'Promotion codes',
    opens: 'read-codes',
    find: async (search, signal) =>
      (await callList('listPromotionCodes', { query: { search, limit }, signal })).entries.map(({ code }) => ({
        title: code,
        text: 'Promotion code',
        to: paths.adminCodes(searching(code)),
      })),
    all: (search) => paths.adminCodes(searching(search)),
  },
];

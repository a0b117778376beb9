import type { bookingEndpoints } from '@wayfarer/contracts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { presentBooking, presentBookings } from './booking.presenter.ts';
import { bookingRepository } from './booking.repository.ts';
import type { BookingDependencies } from './booking-guards.ts';
import { cancelBooking, type SettleBooking } from './cancel/cancel-booking.ts';
import { createBooking } from './create/create-booking.ts';
import { getBookingFor } from './get-booking.ts';
import { createPacePersons } from './limits/pace-persons.ts';
import { withEmails } from './list/with-emails.ts';
import { listTrail } from './trail/list-trail.ts';
import { findTrip } from './trip/find-trip.ts';

export const bookingHandlers = (
  dependencies: BookingDependencies,
  settle: SettleBooking,
): Handlers<keyof typeof bookingEndpoints> => {
  const bookings = bookingRepository(dependencies.database);
  const pacePersons = createPacePersons(dependencies);
  return {
    listBookings: async ({ caller, query }) => {
      const page = await bookings.list(query, dependencies.config.SITE_TIME_ZONE);
      const presented = await presentBookings(dependencies, page.records, caller);
      return pageReply(await withEmails(dependencies.database, presented), page, query);
    },
    createBooking: ({ caller, body, headers }) =>
      createBooking({ ...dependencies, pacePersons }, caller, body, headers['idempotency-key']),
    findBooking: async ({ caller, params }) =>
      presentBooking(dependencies, await getBookingFor(bookings, caller, params.id), caller),
    listBookingsOfUser: async ({ caller, params, query }) => {
      const page = await bookings.listOfUser(params.id, query);
      return pageReply(await presentBookings(dependencies, page.records, caller), page, query);
    },
    findTrip: ({ caller, params }) => findTrip(dependencies, caller, params.id),
    showManifest: async ({ caller, params, query }) => {
      const { day, ...page } = query;
      const asked = { package: params.id, travelFrom: day, travelTo: day, status: 'confirmed', sort: 'user', ...page } as const;
      const found = await bookings.list(asked, dependencies.config.SITE_TIME_ZONE);
      const presented = await presentBookings(dependencies, found.records, caller);
      return pageReply(await withEmails(dependencies.database, presented), found, query);
    },
    listTrail: ({ params }) => listTrail(dependencies, params.id),
    cancelBooking: ({ caller, params, body }) => cancelBooking(dependencies, settle, caller, params.id, body),
  };
};

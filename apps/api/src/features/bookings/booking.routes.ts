import type { anotherDayEndpoints, bookingEndpoints, travellerEndpoints } from '@wayfarer/contracts';
import type { Handlers } from '../../http/handler.ts';
import { pageReply } from '../../http/output/page-reply.ts';
import { assertAttends } from '../departures/index.ts';
import { answerAnotherDay } from './another-day/answer-another-day.ts';
import { openAnotherDay } from './another-day/open-another-day.ts';
import { presentBooking, presentBookings } from './booking.presenter.ts';
import { bookingRepository } from './booking.repository.ts';
import type { BookingDependencies } from './booking-guards.ts';
import { cancelBooking, type SettleBooking } from './cancel/cancel-booking.ts';
import { createBooking } from './create/create-booking.ts';
import { getBookingFor } from './get-booking.ts';
import { createPacePersons } from './limits/pace-persons.ts';
import { listBookings } from './list/booking-list.repository.ts';
import { checkIn } from './list/check-in.ts';
import { listTrail } from './list/list-trail.ts';
import { showManifest } from './list/show-manifest.ts';
import { unpaidQuestionOf } from './list/unpaid-bookings.repository.ts';
import { withContacts } from './list/with-contacts.ts';
import { withEmails } from './list/with-emails.ts';
import { quoteBooking } from './quote-booking.ts';
import { changeTravellers } from './travellers/change-travellers.ts';
import { listTravellers } from './travellers/list-travellers.ts';
import { showPassport } from './travellers/show-passport.ts';
import { findTrip } from './trip/find-trip.ts';
import { openTrip } from './trip/open-trip.ts';

export const bookingHandlers = (
  dependencies: BookingDependencies,
  settle: SettleBooking,
): Handlers<keyof typeof bookingEndpoints | keyof typeof travellerEndpoints | keyof typeof anotherDayEndpoints> => {
  const bookings = bookingRepository(dependencies.database);
  const pacePersons = createPacePersons(dependencies);
  return {
    listBookings: async ({ caller, query: { unpaid: state, ...query } }) => {
      const timeZone = dependencies.config.SITE_TIME_ZONE;
      const unpaid = state ? { unpaid: unpaidQuestionOf(state, { now: dependencies.clock(), timeZone }) } : {};
      const page = await listBookings(dependencies.database, { ...query, ...unpaid }, timeZone);
      const presented = await withEmails(dependencies.database, await presentBookings(dependencies, page.records, caller));
      return pageReply(await withContacts(dependencies.database, presented), page, query);
    },
    createBooking: ({ caller, body, headers }) =>
      createBooking({ ...dependencies, pacePersons }, caller, body, headers['idempotency-key']),
    quoteBooking: ({ caller, params, body }) => quoteBooking(dependencies, caller, params.id, body),
    findBooking: async ({ caller, params }) =>
      presentBooking(dependencies, await getBookingFor(bookings, caller, params.id), caller),
    listBookingsOfUser: async ({ caller, params, query }) => {
      const page = await bookings.listOfUser(params.id, query);
      return pageReply(await presentBookings(dependencies, page.records, caller), page, query);
    },
    findTrip: ({ caller, params }) => findTrip(dependencies, caller, params.id),
    openTrip: ({ body }) => openTrip(dependencies, body),
    showManifest: async ({ caller, params, query }) => {
      const { day, ...asked } = query;
      await assertAttends(dependencies, caller, { packageId: params.id, day });
      const { entries, page } = await showManifest(dependencies, caller, { package: params.id, day }, asked);
      return pageReply(entries, page, query);
    },
    checkIn: ({ caller, params, body }) => checkIn(dependencies, caller, params.id, body),
    listTravellers: ({ caller, params }) => listTravellers(dependencies, caller, params.id),
    changeTravellers: ({ caller, params, body }) => changeTravellers(dependencies, caller, params.id, body),
    showPassport: ({ caller, params, body }) => showPassport(dependencies, caller, params.id, body.traveller),
    openAnotherDay: ({ body }) => openAnotherDay(dependencies, body.token),
    answerAnotherDay: ({ body }) => answerAnotherDay(dependencies, settle, body),
    listTrail: ({ params }) => listTrail(dependencies, params.id),
    cancelBooking: ({ caller, params, body }) => cancelBooking(dependencies, settle, caller, params.id, body),
  };
};

import type { Agency } from '@wayfarer/contracts';
import type { DatabaseSchema } from './database/migrate.ts';
import { objectIdOf } from './database/object-ids.ts';
import type { Dependencies } from './dependencies.ts';
import { everyCollection } from './every-collection.ts';
import { countMoves, everyMove } from './every-join.ts';
import { accountHandlers, type ExportEntities } from './features/account/index.ts';
import { activityHandlers } from './features/activity/index.ts';
import { agencyHandlers, readAgency } from './features/agency/index.ts';
import {
  bookedDaysRepository,
  bookingEmails,
  bookingHandlers,
  bookingsOfUser,
  countSeatsIn,
  customersWithPhone,
  deskHandlers,
  exportBookings,
  exportTravellers,
  foldBookingsAgain,
  releaseBookingsOfUser,
} from './features/bookings/index.ts';
import { bookkeepingHandlers } from './features/bookkeeping/index.ts';
import { cannedAnswerHandlers } from './features/canned-answers/index.ts';
import { codeHandlers } from './features/codes/index.ts';
import {
  contactEmails,
  contactMessageHandlers,
  contactMessageRepository,
  exportContactMessages,
  foldMessagesAgain,
} from './features/contact-messages/index.ts';
import { type CountMoves, customerHandlers, type JoinParts } from './features/customers/index.ts';
import { dashboardHandlers } from './features/dashboard/index.ts';
import { departureHandlers, guideRepository, readNextSeats, waitlistRepository } from './features/departures/index.ts';
import { destinationHandlers, destinationRepository, foldPlacesAgain } from './features/destinations/index.ts';
import { documentHandlers, emailDocuments, invoiceFile } from './features/documents/index.ts';
import {
  type EmailAgency,
  type EmailSource,
  emailHandlers,
  emailRepository,
  exportEmails,
  type MakeDocuments,
} from './features/emails/index.ts';
import { exchangeRateHandlers } from './features/exchange-rates/index.ts';
import { importHandlers } from './features/imports/index.ts';
import { exportInvoices } from './features/invoices/index.ts';
import { letterHandlers, readOwnWords } from './features/letters/index.ts';
import { exportNotes, noteHandlers, noteRepository } from './features/notes/index.ts';
import { exportPayments, type MoneyDependencies, paymentHandlers, settleAtOnce, takeByHand } from './features/payments/index.ts';
import { departureEmails, runDepartureHandlers } from './features/run-departures/index.ts';
import { type Lifecycle, siteHandlers } from './features/site/index.ts';
import { systemEmails, systemHandlers } from './features/system/index.ts';
import {
  foldTitlesAgain,
  listMostBookedDestinations,
  offersAtDestinations,
  type PackageBookings,
  type TourPackageIndexKeeper,
  tourPackageHandlers,
  tourPackageRepository,
} from './features/tour-packages/index.ts';
import { foldPhonesAgain } from './features/travellers/index.ts';
import {
  accountEmails,
  displayNamesOf,
  type ForgetUser,
  foldUsersAgain,
  invitationEmails,
  invitationHandlers,
  linkEmails,
  passkeyHandlers,
  twoFactorHandlers,
  userHandlers,
} from './features/users/index.ts';
import { eraseWaits, exportWaitlists, waitlistHandlers } from './features/waitlist/index.ts';
import type { Handlers } from './http/handler.ts';
import { todayOf } from './time/today-of.ts';

/**
 * The database that this version expects: every collection, and what brings documents of an earlier version
 * up to it.
 */
export const databaseSchema: DatabaseSchema = {
  schemas: everyCollection,
  migrations: [foldTitlesAgain, foldPlacesAgain, foldBookingsAgain, foldMessagesAgain, foldUsersAgain, foldPhonesAgain],
};

/** Every source of emails, the agency that writes them, and the attached documents. */
export const everyEmail = (
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'config' | 'logger' | 'printDocument'>,
): { sources: EmailSource[]; agency: () => Promise<Agency & EmailAgency>; documents: MakeDocuments } => ({
  sources: [
    accountEmails(dependencies),
    linkEmails(dependencies),
    invitationEmails(dependencies),
    bookingEmails(dependencies),
    ...departureEmails(dependencies),
    contactEmails(dependencies),
    systemEmails(dependencies),
  ],
  agency: async () => {
    const [agency, letters] = await Promise.all([readAgency(dependencies), readOwnWords(dependencies)]);
    return { ...agency, letters };
  },
  documents: emailDocuments(dependencies),
});

/** What each feature does when a user is deleted. */
export const everyErasure = (dependencies: MoneyDependencies): ForgetUser => ({
  releaseBookings: (userId) => releaseBookingsOfUser(dependencies, settleAtOnce(dependencies), userId),
  erase: [
    async ({ email }) => {
      if (email) await contactMessageRepository(dependencies.database).eraseFrom(email);
    },
    ({ id }) => noteRepository(dependencies.database).eraseAbout(id),
    ({ id }) => guideRepository(dependencies.database).leave(objectIdOf(id), todayOf(dependencies), 'deleted'),
    ({ id }) => eraseWaits(dependencies, objectIdOf(id)),
    ({ id, email }) => emailRepository(dependencies.database).eraseOf({ userId: objectIdOf(id), email }),
  ],
});

/** What joining two accounts needs of the features. */
export const everyJoin = (dependencies: MoneyDependencies): JoinParts & { readonly count: CountMoves } => ({
  moves: everyMove(dependencies),
  forget: everyErasure(dependencies),
  count: countMoves(dependencies),
});

/** What each feature adds to the export of an account. */
export const everyExport =
  (dependencies: Dependencies): ExportEntities =>
  ({ id, email }) => {
    const bookings = () => bookingsOfUser(dependencies, id);
    return {
      bookings: () => exportBookings(dependencies, bookings(), id),
      travellers: () => exportTravellers(dependencies, bookings()),
      payments: () => exportPayments(dependencies, bookings()),
      invoices: () => exportInvoices(dependencies, bookings()),
      emails: () => exportEmails(dependencies, { id, email }),
      messages: () => exportContactMessages(dependencies, email),
      notes: () => exportNotes(dependencies, id),
      waitlists: () => exportWaitlists(dependencies, id),
    };
  };

/**
 * Connects the features: what one needs from a feature above it is injected here, so that there are no
 * circular imports.
 */
export const everyHandler = (dependencies: MoneyDependencies, lifecycle: Lifecycle, index: TourPackageIndexKeeper): Handlers => {
  const { database } = dependencies;
  const settle = settleAtOnce(dependencies);
  const forget = everyErasure(dependencies);
  const packageBookings: PackageBookings = {
    countSeats: async (packageId) => {
      await countSeatsIn(dependencies, packageId);
      await waitlistRepository(database).lookAtPackage(packageId);
    },
    listBookedDays: (packageId) =>
      bookedDaysRepository(database).listFrom(packageId, todayOf(dependencies), dependencies.clock()),
  };
  return {
    ...userHandlers(
      dependencies,
      forget,
      async (search) => {
        const { ids } = await customersWithPhone(database, search, dependencies.config.SITE_TIME_ZONE);
        return ids;
      },
      (id) => guideRepository(database).leave(objectIdOf(id), todayOf(dependencies), 'off the staff'),
    ),
    ...twoFactorHandlers(dependencies),
    ...passkeyHandlers(dependencies),
    ...invitationHandlers(dependencies),
    ...accountHandlers(dependencies, forget, everyExport(dependencies)),
    ...destinationHandlers(dependencies, {
      listTitlesAt: tourPackageRepository(database).titlesAt,
      offersAt: offersAtDestinations(dependencies, index),
      listMostBooked: listMostBookedDestinations(dependencies, index),
    }),
    ...tourPackageHandlers(dependencies, {
      bookings: packageBookings,
      nextSeats: readNextSeats(dependencies),
      index,
    }),
    ...importHandlers(dependencies, packageBookings, index),
    ...departureHandlers(dependencies),
    ...runDepartureHandlers({ ...dependencies, agency: everyEmail(dependencies).agency }, index),
    ...codeHandlers(dependencies),
    ...waitlistHandlers(dependencies),
    ...bookingHandlers(dependencies, settle),
    ...deskHandlers(dependencies, (caller, id, taken) => takeByHand(dependencies, caller, id, taken)),
    ...paymentHandlers(dependencies),
    ...documentHandlers(dependencies),
    ...bookkeepingHandlers(dependencies, (issued) => invoiceFile(dependencies, issued, null)),
    ...contactMessageHandlers(dependencies),
    ...cannedAnswerHandlers(dependencies),
    ...customerHandlers(dependencies, everyJoin(dependencies)),
    ...noteHandlers(dependencies),
    ...emailHandlers({ ...dependencies, agency: everyEmail(dependencies).agency }),
    ...dashboardHandlers(dependencies),
    ...agencyHandlers(dependencies, tourPackageRepository(database).isAnyTaxed),
    ...exchangeRateHandlers(dependencies),
    ...letterHandlers({ ...dependencies, agency: everyEmail(dependencies).agency }),
    ...siteHandlers(dependencies, lifecycle, index.isReady),
    ...systemHandlers(dependencies, everyEmail(dependencies).agency),
    ...activityHandlers(dependencies, {
      nameThings: {
        user: (ids) => displayNamesOf(database, ids),
        package: (ids) => tourPackageRepository(database).titlesOf(ids.map(objectIdOf)),
        destination: async (ids) => {
          const found = await destinationRepository(database).namesOf(ids.map(objectIdOf));
          return new Map(found.map(({ _id, name }) => [String(_id), name]));
        },
      },
      findCategories: (ids) => tourPackageRepository(database).categoriesOf(ids.map(objectIdOf)),
    }),
  };
};

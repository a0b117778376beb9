import type { z } from 'zod';
import { accountAnswers, accountEndpointsWith, sampleAccountExport } from './account/index.ts';
import { activityAnswers, activityEndpoints } from './activity/index.ts';
import { agencyAnswers, agencyEndpoints } from './agency/index.ts';
import { anotherDayAnswersOf, anotherDayEndpoints } from './another-day/index.ts';
import type { AnswersOf } from './answers-of.ts';
import { bookingAnswers, bookingEndpoints, bookingExport, sampleBooking } from './booking/index.ts';
import { bookkeepingAnswers, bookkeepingEndpoints } from './bookkeeping/index.ts';
import { cannedAnswerAnswers, cannedAnswerEndpoints } from './canned-answer/index.ts';
import { codeAnswers, codeEndpoints } from './code/index.ts';
import { contactMessageAnswers, contactMessageEndpoints, contactMessageExport } from './contact-message/index.ts';
import { customerAnswers, customerEndpointsWith } from './customer/index.ts';
import { dashboardAnswers, dashboardEndpoints } from './dashboard/index.ts';
import type { Endpoint } from './define-endpoints.ts';
import { departureAnswers, departureEndpoints } from './departure/index.ts';
import { deskAnswers, deskEndpoints } from './desk/index.ts';
import { destinationAnswers, destinationEndpoints } from './destination/index.ts';
import { documentAnswers, documentEndpoints, invoiceExport } from './document/index.ts';
import { emailAnswers, emailEndpoints, emailExport } from './email/index.ts';
import type { EndpointName } from './every-route.ts';
import { exchangeRateAnswers, exchangeRateEndpoints } from './exchange-rate/index.ts';
import { importAnswers, importEndpoints } from './import/index.ts';
import { invitationAnswers, invitationEndpoints } from './invitation/index.ts';
import { letterAnswers, letterEndpoints } from './letter/index.ts';
import { noteAnswers, noteEndpoints, noteExport } from './note/index.ts';
import { passkeyAnswers, passkeyEndpoints } from './passkey/index.ts';
import { paymentAnswers, paymentEndpoints, paymentExport, samplePayment } from './payment/index.ts';
import { siteAnswers, siteEndpoints } from './site/index.ts';
import { systemAnswers, systemEndpoints } from './system/index.ts';
import { tourPackageAnswers, tourPackageEndpoints } from './tour-package/index.ts';
import { travellerAnswers, travellerEndpoints, travellersExport } from './traveller/index.ts';
import { tripChangeAnswers, tripChangeEndpoints } from './trip-change/index.ts';
import { twoFactorAnswers, twoFactorEndpoints } from './two-factor/index.ts';
import { userAnswers, userEndpoints } from './user/index.ts';
import { waitlistAnswers, waitlistEndpoints, waitlistExport } from './waitlist/index.ts';

export * from './account/index.ts';
export * from './activity/index.ts';
export * from './agency/index.ts';
export * from './another-day/index.ts';
export * from './booking/index.ts';
export * from './bookkeeping/index.ts';
export * from './cancellation-policy/index.ts';
export * from './canned-answer/index.ts';
export * from './code/index.ts';
export * from './contact-message/index.ts';
export * from './customer/index.ts';
export * from './dashboard/index.ts';
export * from './departure/index.ts';
export * from './deposit/index.ts';
export * from './desk/index.ts';
export * from './destination/index.ts';
export * from './document/index.ts';
export * from './email/index.ts';
export * from './exchange-rate/index.ts';
export * from './import/index.ts';
export * from './invitation/index.ts';
export * from './letter/index.ts';
export * from './note/index.ts';
export * from './passkey/index.ts';
export * from './payment/index.ts';
export * from './price/index.ts';
export * from './quote/index.ts';
export * from './schedule/index.ts';
export * from './site/index.ts';
export * from './system/index.ts';
export * from './tour-package/index.ts';
export * from './traveller/index.ts';
export * from './trip-change/index.ts';
export * from './two-factor/index.ts';
export * from './user/index.ts';
export * from './waitlist/index.ts';

/** What the entities add to the export of an account: lists of what is stored about its owner. */
export const everyExport = {
  ...bookingExport,
  ...travellersExport,
  ...paymentExport,
  ...invoiceExport,
  ...emailExport,
  ...contactMessageExport,
  ...noteExport,
  ...waitlistExport,
} satisfies Record<string, z.ZodArray>;
export type EntitiesExport = z.infer<z.ZodObject<typeof everyExport>>;

export const accountEndpoints = accountEndpointsWith(everyExport);
export const customerEndpoints = customerEndpointsWith(accountEndpoints.exportAccount.answer);

/** Everything that is stored about an account, as one file. */
export type AccountExport = z.infer<typeof accountEndpoints.exportAccount.answer>;

/**
 * The whole API with its shapes: routing, validation, the OpenAPI document, the typed client and the
 * permission tests read this one list.
 */
export const everyEndpoint = {
  ...userEndpoints,
  ...tripChangeEndpoints,
  ...twoFactorEndpoints,
  ...passkeyEndpoints,
  ...accountEndpoints,
  ...importEndpoints,
  ...invitationEndpoints,
  ...destinationEndpoints,
  ...tourPackageEndpoints,
  ...departureEndpoints,
  ...codeEndpoints,
  ...bookingEndpoints,
  ...travellerEndpoints,
  ...waitlistEndpoints,
  ...anotherDayEndpoints,
  ...paymentEndpoints,
  ...deskEndpoints,
  ...documentEndpoints,
  ...bookkeepingEndpoints,
  ...contactMessageEndpoints,
  ...cannedAnswerEndpoints,
  ...customerEndpoints,
  ...noteEndpoints,
  ...emailEndpoints,
  ...dashboardEndpoints,
  ...agencyEndpoints,
  ...exchangeRateEndpoints,
  ...letterEndpoints,
  ...siteEndpoints,
  ...systemEndpoints,
  ...activityEndpoints,
} satisfies Record<EndpointName, Endpoint>;

export type EveryEndpoint = typeof everyEndpoint;

/** The calls that are answered from memory. */
export type CachedRead = { [N in EndpointName]: EveryEndpoint[N] extends { cached: true } ? N : never }[EndpointName];

const sampleExport: AccountExport = {
  ...sampleAccountExport,
  bookings: [sampleBooking],
  travellers: [],
  payments: [samplePayment],
  invoices: [],
  emails: [],
  messages: [],
  notes: [],
  waitlists: [],
};

/**
 * A valid answer for every call: the OpenAPI document shows it as the call's example, and page tests get it
 * by default.
 */
export const sampleAnswers: AnswersOf<EveryEndpoint> = {
  ...userAnswers,
  ...tripChangeAnswers,
  ...waitlistAnswers,
  ...anotherDayAnswersOf,
  ...twoFactorAnswers,
  ...passkeyAnswers,
  ...accountAnswers,
  exportAccount: sampleExport,
  ...importAnswers,
  ...invitationAnswers,
  ...destinationAnswers,
  ...tourPackageAnswers,
  ...departureAnswers,
  ...codeAnswers,
  ...bookingAnswers,
  ...travellerAnswers,
  ...paymentAnswers,
  ...deskAnswers,
  ...documentAnswers,
  ...bookkeepingAnswers,
  ...contactMessageAnswers,
  ...cannedAnswerAnswers,
  ...customerAnswers,
  exportCustomer: sampleExport,
  ...noteAnswers,
  ...emailAnswers,
  ...dashboardAnswers,
  ...agencyAnswers,
  ...exchangeRateAnswers,
  ...letterAnswers,
  ...siteAnswers,
  ...systemAnswers,
  ...activityAnswers,
};

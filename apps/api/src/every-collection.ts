import type { DatabaseSchema } from './database/migrate.ts';
import { activitySchema } from './features/activity/index.ts';
import {
  agencySchema,
  agencyTextsSchema,
  deskLimitsRecordSchema,
  noticesSchema,
  sellingRecordSchema,
} from './features/agency/index.ts';
import { bookingKeySchema, bookingSchema } from './features/bookings/index.ts';
import { cannedAnswerRecordSchema } from './features/canned-answers/index.ts';
import { codeRecordSchema } from './features/codes/index.ts';
import { contactMessageSchema } from './features/contact-messages/index.ts';
import { seatDaySchema } from './features/departures/index.ts';
import { destinationSchema } from './features/destinations/index.ts';
import { emailSchema, unwrittenEmailSchema } from './features/emails/index.ts';
import { exchangeRatesRecordSchema } from './features/exchange-rates/index.ts';
import { figureDaySchema } from './features/figures/index.ts';
import { invoiceSchema } from './features/invoices/index.ts';
import { letterRecordSchema } from './features/letters/index.ts';
import { noteSchema } from './features/notes/index.ts';
import { jobCheckpointSchema, paymentEventSchema } from './features/payments/index.ts';
import { balanceTransactionSchema, payoutSchema } from './features/payouts/index.ts';
import { cancellationSchema, departureMessageRecordSchema } from './features/run-departures/index.ts';
import { watchedPartSchema } from './features/system/index.ts';
import { tourPackageSchema } from './features/tour-packages/index.ts';
import { travellersSchema } from './features/travellers/index.ts';
import {
  emailedLinkSchema,
  invitationSchema,
  loginPaceSchema,
  passkeyChallengeSchema,
  sessionSchema,
  userSchema,
} from './features/users/index.ts';
import { rateLimitSchema } from './http/limits/rate-limit.model.ts';

/** Every collection, by the name of its model. */
export const everyCollection = {
  User: userSchema,
  Session: sessionSchema,
  LoginPace: loginPaceSchema,
  EmailedLink: emailedLinkSchema,
  Invitation: invitationSchema,
  PasskeyChallenge: passkeyChallengeSchema,
  Destination: destinationSchema,
  TourPackage: tourPackageSchema,
  SeatDay: seatDaySchema,
  DepartureCancellation: cancellationSchema,
  DepartureMessage: departureMessageRecordSchema,
  PromotionCode: codeRecordSchema,
  Booking: bookingSchema,
  Travellers: travellersSchema,
  BookingKey: bookingKeySchema,
  PaymentEvent: paymentEventSchema,
  JobMark: jobCheckpointSchema,
  CannedAnswer: cannedAnswerRecordSchema,
  ContactMessage: contactMessageSchema,
  Note: noteSchema,
  Email: emailSchema,
  UnwrittenEmail: unwrittenEmailSchema,
  RateLimit: rateLimitSchema,
  Invoice: invoiceSchema,
  BalanceTransaction: balanceTransactionSchema,
  Payout: payoutSchema,
  Activity: activitySchema,
  WatchedPart: watchedPartSchema,
  Agency: agencySchema,
  AgencyTexts: agencyTextsSchema,
  AgencyNotices: noticesSchema,
  Letter: letterRecordSchema,
  DeskLimits: deskLimitsRecordSchema,
  AgencySelling: sellingRecordSchema,
  ExchangeRates: exchangeRatesRecordSchema,
  FigureDay: figureDaySchema,
} satisfies DatabaseSchema['schemas'];

import type { DatabaseSchema } from './database/migrate.ts';
import { adminActionSchema, cutErasableFields } from './features/admin-actions/index.ts';
import {
  backfillBookings,
  backfillSearchKeys,
  backfillWaiting,
  bookingKeySchema,
  bookingSchema,
  moveRefundReasons,
  renameNeedsReview,
} from './features/bookings/index.ts';
import { backfillContactMessages, contactMessageSchema } from './features/contact-messages/index.ts';
import { destinationSchema } from './features/destinations/index.ts';
import { figureDaySchema, figureMarkSchema } from './features/figures/index.ts';
import { jobCheckpointSchema, paymentEventSchema } from './features/payments/index.ts';
import { seatDaySchema } from './features/seats/index.ts';
import { backfillTourPackages, tourPackageSchema } from './features/tour-packages/index.ts';
import { loginPaceSchema, sessionSchema, userSchema } from './features/users/index.ts';

/** The database that this version expects: every collection, and what brings documents of earlier versions up to it. */
export const databaseSchema: DatabaseSchema = {
  schemas: {
    User: userSchema,
    Session: sessionSchema,
    LoginPace: loginPaceSchema,
    Destination: destinationSchema,
    TourPackage: tourPackageSchema,
    SeatDay: seatDaySchema,
    Booking: bookingSchema,
    BookingKey: bookingKeySchema,
    PaymentEvent: paymentEventSchema,
    JobMark: jobCheckpointSchema,
    ContactMessage: contactMessageSchema,
    AdminAction: adminActionSchema,
    FigureDay: figureDaySchema,
    FigureMark: figureMarkSchema,
  },
  backfills: [
    backfillTourPackages,
    backfillBookings,
    renameNeedsReview,
    backfillSearchKeys,
    backfillWaiting,
    moveRefundReasons,
    backfillContactMessages,
    cutErasableFields,
  ],
};

import type { Shape } from './database/migrate.ts';
import { adminActionSchema } from './features/admin-actions/for-other-features.ts';
import { bookingKeySchema, bookingSchema, completeBookings } from './features/bookings/for-other-features.ts';
import { contactMessageSchema } from './features/contact-messages/for-other-features.ts';
import { destinationSchema } from './features/destinations/for-other-features.ts';
import { jobMarkSchema, paymentEventSchema } from './features/payments/for-other-features.ts';
import { seatDaySchema } from './features/seats/for-other-features.ts';
import { completeTourPackages, tourPackageSchema } from './features/tour-packages/for-other-features.ts';
import { sessionSchema, userSchema } from './features/users/for-other-features.ts';

/** The shape of the database that this version expects: every collection, and what documents of earlier versions lack. */
export const shape: Shape = {
  schemas: {
    User: userSchema,
    Session: sessionSchema,
    Destination: destinationSchema,
    TourPackage: tourPackageSchema,
    SeatDay: seatDaySchema,
    Booking: bookingSchema,
    BookingKey: bookingKeySchema,
    PaymentEvent: paymentEventSchema,
    JobMark: jobMarkSchema,
    ContactMessage: contactMessageSchema,
    AdminAction: adminActionSchema,
  },
  completions: [completeTourPackages, completeBookings],
};

/** Schemas that forms validate with in the browser. They load zod, so only screens with forms import this. */
export { newBookingSchema, personsSchema } from './booking/booking.schema.ts';
export { contactMessageSchema } from './contact-message/contact-message.schema.ts';
export { destinationFormSchema } from './destination/destination.schema.ts';
export { newRefundSchema } from './payment/refund.schema.ts';
export { tourPackageFormSchema } from './tour-package/tour-package.schema.ts';
export { credentialsSchema, registrationSchema } from './user/user.schema.ts';

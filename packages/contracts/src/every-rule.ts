/** Pure calculations that server and browser share; none of them loads zod. */
export * from './booking/booking.rules.ts';
export * from './booking/trail.rules.ts';
export * from './cancellation-policy/cancellation-policy.rules.ts';
export * from './payment/payment.rules.ts';
export * from './payment/refund.rules.ts';
export * from './seats/seats.rules.ts';
export * from './tour-package/itinerary-text.ts';
export * from './tour-package/tour-package.rules.ts';
export * from './values/calendar-date.ts';
export * from './values/money.ts';

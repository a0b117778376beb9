export type { BookingOutcome, BookingPlan } from './booking-plan.ts';
export { bookingPlans } from './booking-plans.ts';
export { bookedAtOf, travelDateOf } from './demo-days.ts';
export { destinations } from './destinations.ts';
export { posterFile, postersFolder } from './posters.ts';
export { smallGroupPlans } from './small-group-plans.ts';
export type { TourPackageContent } from './tour-package-content.ts';
export { tourPackages } from './tour-packages.ts';
export { travellers } from './travellers.ts';

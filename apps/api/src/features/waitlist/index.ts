export { exportWaitlists } from './export-waitlists.ts';
export { joinWaitlist } from './join-waitlist.ts';
export { offerWaitingSeats } from './offer-waiting-seats.ts';
export { waitlistHandlers } from './waitlist.routes.ts';
export { composeOffer } from './waitlist-emails.ts';
export { eraseWaits, moveWaits } from './waits-of-account.ts';

import type { waitlistEndpoints } from '@wayfarer/contracts';
import type { Handlers } from '../../http/handler.ts';
import type { BookingDependencies } from '../bookings/index.ts';
import { assertAttends } from '../departures/index.ts';
import { bookOffer } from './book-offer.ts';
import { declineOffer } from './decline-offer.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist } from './leave-waitlist.ts';
import { listWaitlist } from './list-waitlist.ts';
import { listWaits } from './list-waits.ts';
import { offerByHand } from './offer-by-hand.ts';
import { openOffer } from './open-offer.ts';
import { removeFromWaitlist } from './remove-from-waitlist.ts';

export const waitlistHandlers = (dependencies: BookingDependencies): Handlers<keyof typeof waitlistEndpoints> => ({
  joinWaitlist: ({ caller, params, body }) => joinWaitlist(dependencies, caller, { packageId: params.id, ...body }),
  leaveWaitlist: ({ caller, params, query }) => leaveWaitlist(dependencies, caller, { packageId: params.id, day: query.day }),
  listWaits: ({ caller }) => listWaits(dependencies, caller),
  openOffer: ({ body }) => openOffer(dependencies, body.token),
  bookOffer: ({ body }) => bookOffer(dependencies, body),
  declineOffer: ({ body }) => declineOffer(dependencies, body.token),
  listWaitlist: async ({ caller, params }) => {
    await assertAttends(dependencies, caller, { packageId: params.id, day: params.day });
    return listWaitlist(dependencies, params);
  },
  offerSeats: ({ params }) => offerByHand(dependencies, params),
  removeFromWaitlist: ({ params }) => removeFromWaitlist(dependencies, params),
});

import { addDays, type Booking, type DeskBooking, type TourPackage } from '@wayfarer/contracts';
import type { Test } from 'supertest';
import type { Account } from './accounts.ts';
import { todayOf } from './catalogue.ts';
import type { TestApi } from './start-test-api.ts';

type Needs = { readonly api: TestApi; readonly traveller: Account; readonly tourPackage: TourPackage };

/**
 * An order by staff for the journey's traveller, two persons in ten days, with a link to pay for three days.
 */
export const deskBody = ({ api, traveller, tourPackage }: Needs, fields: object = {}): DeskBooking => ({
  customer: { userId: traveller.userId },
  packageId: tourPackage._id,
  totalPersons: 2,
  travelDate: addDays(todayOf(api), 10),
  totalAmount: Math.round(tourPackage.price * 200) / 100,
  link: { holdUntil: new Date(api.clock.now().getTime() + 3 * 24 * 60 * 60_000).toISOString() },
  ...fields,
});

export const bookAtDesk = (api: TestApi, by: Account, body: DeskBooking): Test =>
  api.request.post('/api/desk/booking').set(by.bearer).send(body);

/** The token of a booking's link to pay. */
export const payLinkTokenOf = ({ payLink }: Pick<Booking, 'payLink'>): string => payLink?.url.split('#')[1] ?? '';

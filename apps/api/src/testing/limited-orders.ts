import { addDays, type TourPackage } from '@wayfarer/contracts';
import { beforeEach } from 'vitest';
import { objectIdOf } from '../database/object-ids.ts';
import { type Account, signUp } from './accounts.ts';
import { todayOf } from './catalogue.ts';
import { bookingBody, startMoneyJourney } from './money-journey.ts';
import { testApi } from './start-test-api.ts';

/**
 * The product with limits on unpaid bookings that a test can reach: three of an account, five of an address.
 * Each test has a new traveller.
 */
export const limitedOrders = async () => {
  const api = await testApi({ TRUST_PROXY: '1', MAX_UNPAID_BOOKINGS: '3', MAX_UNPAID_BOOKINGS_OF_ADDRESS: '5' });
  const journey = await startMoneyJourney(api);
  // Calls are not limited here, what they leave unpaid is.
  Object.assign(api.dependencies.config, { RATE_LIMITS: 'on' });
  let traveller = journey.traveller;
  beforeEach(async () => {
    traveller = await signUp(api);
  });

  let addresses = 0;
  const anAddress = (): string => {
    addresses += 1;
    return `2001:db8:${addresses.toString(16)}::1`;
  };
  type Order = { by?: Account; of?: TourPackage; day?: number; persons?: number; from?: string; through?: typeof api.request };
  return {
    api,
    journey,
    traveller: () => traveller,
    /** An address that is used only here. */
    anAddress,
    order: ({ by = traveller, of = journey.tourPackage, day = 10, persons = 1, from, through = api.request }: Order = {}) =>
      through
        .post('/api/booking')
        .set(by.bearer)
        .set('X-Forwarded-For', from ?? anAddress())
        .send(bookingBody(api, by, of, { totalPersons: persons, travelDate: addDays(todayOf(api), day) })),
    cancel: (id: string, by = traveller) =>
      api.request.put(`/api/booking/cancel/${id}`).set(by.bearer).send({ status: 'cancelled' }).expect(200),
    /** How many persons the bookings of an account have that wait for their payment. */
    personsWaitingOf: async ({ userId }: Account): Promise<number[]> => {
      const waiting = { userId: objectIdOf(userId), bookingStatus: 'pending' };
      const found = await api.dependencies.database.collection('bookings').find(waiting).toArray();
      return found.map(({ totalPersons }) => totalPersons);
    },
  };
};

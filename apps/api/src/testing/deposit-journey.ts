import { addDays, type Booking } from '@wayfarer/contracts';
import { type Account, bearerOf } from './accounts.ts';
import { todayOf } from './catalogue.ts';
import { addDepositTour, PRICE } from './deposits.ts';
import type { MoneyJourney } from './money-journey.ts';
import type { TestApi } from './start-test-api.ts';

/**
 * A package of ₹50,000 a person that is confirmed by 30 percent, with the rest due 60 days before, and what
 * travellers and staff do with bookings of it: two persons, 96 days ahead, so that the rest is due in 36 days.
 */
export const startDeposits = async (api: TestApi, journey: MoneyJourney, { isRefundable = true } = {}) => {
  const { admin, traveller } = journey;
  const tourPackage = await addDepositTour(api, admin, journey, { balanceDays: 60, isRefundable });
  const pay = (booking: Booking, wanted: object = {}, by: Account = traveller) =>
    api.request
      .post('/api/payment')
      .set(by.bearer)
      .send({ userId: by.userId, bookingId: booking._id, ...wanted });
  return {
    tourPackage,
    travelDate: addDays(todayOf(api), 96),
    dueOn: addDays(todayOf(api), 36),
    book: (daysAhead = 96, by: Account = traveller): Promise<Booking> =>
      journey.book({ of: tourPackage, by, travelDate: addDays(todayOf(api), daysAhead), totalAmount: PRICE }),
    /** Asks for a payment page. */
    pay,
    /** Pays on the page, and comes back from it. @param amount in rupees; what is usual without it */
    paid: async (booking: Booking, amount?: number): Promise<string> => {
      const { body } = await pay(booking, amount === undefined ? {} : { amount }).expect(201);
      await journey.payCard(body.sessionId);
      await journey.checkStatus(body.sessionId).expect(200);
      return body.sessionId;
    },
    /**
     * Days later, with both logged in again. The provider's own clock stays, so that no page is opened then.
     */
    later: async (days: number): Promise<void> => {
      api.clock.moveBy(days * 24 * 60 * 60_000);
      for (const { username, password, bearer } of [admin, traveller]) {
        const { body } = await api.request.post('/api/auth/login').send({ username, password }).expect(200);
        Object.assign(bearer, bearerOf(body.token).bearer);
      }
    },
    take: (booking: Booking, amount: number, key = 'one') =>
      api.request
        .post(`/api/payment/by-hand/${booking._id}`)
        .set(admin.bearer)
        .set('Idempotency-Key', key)
        .send({ way: 'cash', amount, receivedOn: todayOf(api) }),
  };
};

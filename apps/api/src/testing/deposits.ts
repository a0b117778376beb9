import { addDays, type Booking, type Deposit, type TourPackage } from '@wayfarer/contracts';
import { type Account, bearerOf } from './accounts.ts';
import { addTourPackage, type PackageFields, todayOf } from './catalogue.ts';
import type { MoneyJourney } from './money-journey.ts';
import type { TestApi } from './start-test-api.ts';

/** What two persons pay for such a package, in rupees: in all, at once, and later. */
export const [PRICE, DEPOSIT, BALANCE] = [100_000, 30_000, 70_000];

type Booked = Pick<Booking, '_id'>;

/**
 * A package of ₹50,000 a person that is confirmed by 30 percent, with the rest due 60 days before.
 */
export const addDepositTour = (
  api: TestApi,
  admin: Account,
  differing: Partial<Deposit> = {},
  fields: PackageFields = {},
): Promise<TourPackage> => {
  const deposit = { percent: 30, balanceDays: 60, isRefundable: true, ...differing };
  return addTourPackage(api, admin, { price: String(PRICE / 2), deposit: JSON.stringify(deposit), ...fields });
};

const askForPage = (api: TestApi, { _id }: Booked, by: Account, wanted: object) =>
  api.request
    .post('/api/payment')
    .set(by.bearer)
    .send({ userId: by.userId, bookingId: _id, ...wanted });

/** Pays on the provider's page, and comes back from it. @param amount in rupees; what is usual without it */
export const payPart = async (
  api: TestApi,
  { payCard, checkStatus }: Pick<MoneyJourney, 'payCard' | 'checkStatus'>,
  booking: Booked,
  by: Account,
  amount?: number,
): Promise<string> => {
  const { body } = await askForPage(api, booking, by, amount === undefined ? {} : { amount }).expect(201);
  await payCard(body.sessionId);
  await checkStatus(body.sessionId, by).expect(200);
  return body.sessionId;
};

/** Staff take a part of a price by hand, in rupees. */
export const takePart = (
  api: TestApi,
  by: Account,
  { _id }: Booked,
  amount: number,
  { way = 'cash', key = `${_id}-${amount}` }: { way?: 'cash' | 'transfer'; key?: string } = {},
) =>
  api.request
    .post(`/api/payment/by-hand/${_id}`)
    .set({ ...by.bearer, 'Idempotency-Key': key })
    .send({ way, amount, receivedOn: todayOf(api) });

/**
 * Such a package, and what travellers and staff do with bookings of it: two persons, 96 days ahead, so that
 * the rest is due in 36 days.
 */
export const startDeposits = async (api: TestApi, journey: MoneyJourney, differing: Partial<Deposit> = {}) => {
  const { admin, traveller } = journey;
  const tourPackage = await addDepositTour(api, admin, differing);
  return {
    tourPackage,
    travelDate: addDays(todayOf(api), 96),
    dueOn: addDays(todayOf(api), 36),
    book: (daysAhead = 96, by: Account = traveller): Promise<Booking> =>
      journey.book({ of: tourPackage, by, travelDate: addDays(todayOf(api), daysAhead), totalAmount: PRICE }),
    /** Asks for a payment page. */
    pay: (booking: Booking, wanted: object = {}, by: Account = traveller) => askForPage(api, booking, by, wanted),
    /** Pays on the page, and comes back from it. @param amount in rupees; what is usual without it */
    paid: (booking: Booking, amount?: number): Promise<string> => payPart(api, journey, booking, traveller, amount),
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
    take: (booking: Booking, amount: number, key = 'one') => takePart(api, admin, booking, amount, { key }),
  };
};

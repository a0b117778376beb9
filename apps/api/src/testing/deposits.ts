import type { Booking, Deposit } from '@wayfarer/contracts';
import type { Account } from './accounts.ts';
import { addTourPackage, type PackageFields, todayOf } from './catalogue.ts';
import type { MoneyJourney } from './money-journey.ts';
import type { TestApi } from './start-test-api.ts';

/** What two persons pay for a trip of `addDepositTour`, in rupees: in all, at once, and later. */
export const [PRICE, DEPOSIT, BALANCE] = [100_000, 30_000, 70_000];

/** A trip that is paid in a deposit of 30 percent and the rest. */
export const addDepositTour = (
  api: TestApi,
  admin: Account,
  { tourPackage }: Pick<MoneyJourney, 'tourPackage'>,
  {
    isRefundable = true,
    balanceDays = 5,
    ...fields
  }: Partial<Pick<Deposit, 'isRefundable' | 'balanceDays'>> & PackageFields = {},
) =>
  addTourPackage(api, admin, {
    destination: tourPackage.destination._id,
    price: String(PRICE / 2),
    deposit: JSON.stringify({ percent: 30, balanceDays, isRefundable }),
    ...fields,
  });

/** Pays a part of a booking by card, in rupees, and comes back from the provider's page. */
export const payPart = async (
  api: TestApi,
  { payCard, checkStatus }: Pick<MoneyJourney, 'payCard' | 'checkStatus'>,
  { _id }: Pick<Booking, '_id'>,
  by: Account,
  amount: number,
): Promise<void> => {
  const order = { userId: by.userId, bookingId: _id, amount };
  const { body } = await api.request.post('/api/payment').set(by.bearer).send(order).expect(201);
  await payCard(body.sessionId);
  await checkStatus(body.sessionId, by).expect(200);
};

/** Takes a part of a booking by hand, in rupees. */
export const takePart = async (
  api: TestApi,
  by: Account,
  { _id }: Pick<Booking, '_id'>,
  amount: number,
  way: 'cash' | 'transfer' = 'cash',
): Promise<void> => {
  await api.request
    .post(`/api/payment/by-hand/${_id}`)
    .set({ ...by.bearer, 'Idempotency-Key': `${_id}-${amount}-${way}` })
    .send({ way, amount, receivedOn: todayOf(api) })
    .expect(201);
};

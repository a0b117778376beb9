import { addDays, type Booking, type TourPackage, type TripChangeQuote } from '@wayfarer/contracts';
import type { Account } from './accounts.ts';
import { addTourPackage, type PackageFields, todayOf } from './catalogue.ts';
import type { MoneyJourney } from './money-journey.ts';
import type { TestApi } from './start-test-api.ts';

/** Of which half comes back from 30 to 14 days before, as in the rows of the specification. */
const POLICY = [
  { daysBefore: 30, percent: 100 },
  { daysBefore: 14, percent: 50 },
  { daysBefore: 3, percent: 25 },
];

/** A package of ₹50,000 a person with so many seats a day, and a policy in steps. */
export const addChangeableTour = (api: TestApi, admin: Account, fields: PackageFields = {}): Promise<TourPackage> =>
  addTourPackage(api, admin, {
    price: '50000',
    capacity: '12',
    cancellationPolicy: JSON.stringify(POLICY),
    availableTo: addDays(todayOf(api), 600),
    ...fields,
  });

/** What travellers and staff do with a booking that is changed: two persons, 40 days ahead, paid in full. */
export const startChanges = async (api: TestApi, journey: MoneyJourney, fields: PackageFields = {}) => {
  const { admin, traveller } = journey;
  const tourPackage = await addChangeableTour(api, admin, fields);
  const inDays = (days: number) => addDays(todayOf(api), days);
  const ask = (booking: Pick<Booking, '_id'>, path: string, wish: object, by: Account) =>
    api.request.post(`/api/booking/${booking._id}/${path}`).set(by.bearer).send(wish);
  const quote = (booking: Pick<Booking, '_id'>, wish: object, by = traveller) => ask(booking, 'change/quote', wish, by);
  const change = (booking: Pick<Booking, '_id'>, wish: object, by = traveller) => ask(booking, 'change', wish, by);
  const seatsOn = async (day: string): Promise<number> => {
    const path = `/api/package/${tourPackage._id}/seats?from=${day}&to=${day}`;
    const { body } = await api.request.get(path).expect(200);
    return 12 - (body.days[0]?.left ?? body.capacity);
  };
  return {
    tourPackage,
    inDays,
    quote,
    change,
    seatsOn,
    book: (daysAhead = 40, others: object = {}): Promise<Booking> =>
      journey.bookConfirmed({ of: tourPackage, travelDate: inDays(daysAhead), totalAmount: 100_000, ...others }),
    /** Asks what it comes to, and agrees to that. */
    changed: async (booking: Pick<Booking, '_id'>, wish: object, by = traveller) => {
      const priced: TripChangeQuote = (await quote(booking, wish, by).expect(200)).body;
      const { body } = await change(booking, { ...wish, toPay: priced.toPay, refund: priced.refund }, by).expect(200);
      return { priced, ...body } as { priced: TripChangeQuote; booking: Booking; payment?: { sessionId: string; url: string } };
    },
  };
};

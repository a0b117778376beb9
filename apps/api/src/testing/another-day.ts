import {
  type AnotherDayAnswer,
  addDays,
  type Booking,
  type CancelDeparture,
  type Seats,
  type TourPackage,
} from '@wayfarer/contracts';
import { expect } from 'vitest';
import { seatDifferences } from '../features/bookings/seats/seat-differences.ts';
import { reconcile } from '../features/payments/settle/reconcile.ts';
import { workOffCancellations } from '../features/run-departures/index.ts';
import { bearerOf } from './accounts.ts';
import { todayOf } from './catalogue.ts';
import type { MoneyJourney } from './money-journey.ts';
import type { TestApi } from './start-test-api.ts';

export const WORDS = { reason: 'The road to the pass is closed by snow.', letter: 'We would love to see you a week later.' };

const MINUTE_MS = 60_000;
/** A departure that is cancelled, and the one that is offered in its place. */
type Days = { readonly from: string; readonly to: string };

/** What staff, travellers and workers do with a departure that is cancelled and offers another day. */
export const startOffers = (api: TestApi, journey: MoneyJourney) => {
  const { admin, traveller } = journey;
  const inDays = (days: number) => addDays(todayOf(api), days);
  const hoursAhead = (hours: number): string => new Date(api.clock.now().getTime() + hours * 60 * MINUTE_MS).toISOString();
  const cancel = ({ _id }: TourPackage, day: string, fields: Partial<CancelDeparture>, by = admin) =>
    api.request
      .post(`/api/departure/cancel/${_id}`)
      .set({ ...by.bearer, 'Idempotency-Key': 'one' })
      .send({ day, bookings: [], ...WORDS, ...fields });
  /** Everything that workers have to do, by their leases; a few minutes pass. */
  const workOff = async (): Promise<void> => {
    api.clock.moveBy(3 * MINUTE_MS);
    await workOffCancellations(api.dependencies);
    await reconcile(api.dependencies);
    await reconcile(api.dependencies);
  };
  /** Hours pass, without anything that is done; both are logged in again. */
  const pass = async (hours: number): Promise<void> => {
    api.clock.moveBy(hours * 60 * MINUTE_MS);
    for (const { username, password, bearer } of [admin, traveller]) {
      const { body } = await api.request.post('/api/auth/login').send({ username, password }).expect(200);
      Object.assign(bearer, bearerOf(body.token).bearer);
    }
  };
  const tokenOf = async (booking: Booking, by = traveller): Promise<string> =>
    (await journey.read(booking, by)).anotherDay?.link?.split('#')[1] ?? '';
  const open = (token: string) => api.request.post('/api/another-day/open').send({ token });
  const answer = (token: string, given: AnotherDayAnswer) => api.request.post('/api/another-day').send({ token, answer: given });
  /** Seats that are paid or held on a day. */
  const seatsOn = async ({ _id }: TourPackage, day: string): Promise<number> => {
    const { body } = await api.request.get(`/api/package/${_id}/seats?from=${day}&to=${day}`).expect(200);
    return (body as Seats).days.reduce((sum, { paid, held }) => sum + paid + held, 0);
  };
  return {
    inDays,
    hoursAhead,
    cancel,
    workOff,
    tokenOf,
    open,
    answer,
    stateOf: async ({ _id }: TourPackage, day: string) =>
      (await api.request.get(`/api/departure/cancellation/${_id}?day=${day}`).set(admin.bearer).expect(200)).body,
    seatsOn,
    /** Seats on the day that was cancelled, and on the other one. */
    seatsOf: async (tourPackage: TourPackage, { from, to }: Days): Promise<number[]> => [
      await seatsOn(tourPackage, from),
      await seatsOn(tourPackage, to),
    ],
    /** Nothing is left to do for a booking, and everybody has the seats that are booked. */
    expectSettled: async (booking: Booking): Promise<void> => {
      const { changing = null, leftovers = [] } = await journey.stored(booking);
      expect([changing, leftovers]).toEqual([null, []]);
      const differences = [];
      for await (const difference of seatDifferences(api.dependencies)) differences.push(difference);
      expect(differences).toEqual([]);
    },
    /**
     * Cancels a departure for some bookings, offers the other day until in 48 hours, and lets workers ask.
     */
    offer: async (tourPackage: TourPackage, days: Days, bookings: readonly Booking[]): Promise<void> => {
      const otherDay = { day: days.to, until: hoursAhead(48) };
      await cancel(tourPackage, days.from, { bookings: bookings.map(({ _id }) => _id), otherDay }).expect(200);
      await workOffCancellations(api.dependencies);
      await reconcile(api.dependencies);
    },
    pass,
    /** Hours later, after which the workers have done what was due. */
    later: async (hours: number): Promise<void> => {
      await pass(hours);
      await reconcile(api.dependencies);
      await reconcile(api.dependencies);
    },
    /** What goes back of all payments, in paise, and why. */
    refundsOf: async (booking: Booking) =>
      (await journey.stored(booking)).attempts.flatMap(({ refunds }) =>
        refunds.map(({ origin, amount }) => [origin, amount] as const),
      ),
    /** The prices of one day alone, in rupees a person. */
    priceOn: ({ _id }: TourPackage, day: string, person: number) =>
      api.request.put(`/api/departure/${_id}/${day}`).set(admin.bearer).send({ prices: { person } }).expect(200),
    /** The answer of a call that was refused with a sentence. */
    sentenceOf: (answered: { status: number; body: { message: string } }, status = 409): string => {
      expect(answered.status, JSON.stringify(answered.body)).toBe(status);
      return answered.body.message;
    },
  };
};

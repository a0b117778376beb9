import { addDays, type NewWait, type TourPackage, type Wait } from '@wayfarer/contracts';
import type { Test } from 'supertest';
import { offerWaitingSeats } from '../features/waitlist/index.ts';
import { listWaitlist } from '../features/waitlist/list-waitlist.ts';
import { listWaits } from '../features/waitlist/list-waits.ts';
import { type Account, signUp } from './accounts.ts';
import { todayOf } from './catalogue.ts';
import type { MoneyJourney } from './money-journey.ts';
import { limitedTo } from './seats.ts';
import type { TestApi } from './start-test-api.ts';

/** Waitlists of departures on the day on which the journey books. */
export const waitlistsOf = (api: TestApi, journey: MoneyJourney) => {
  const day = addDays(todayOf(api), 10);
  const join = (tourPackage: TourPackage, by: Account, totalPersons: number, fields: Partial<NewWait> = {}): Test =>
    api.request
      .post(`/api/package/${tourPackage._id}/waitlist`)
      .set(by.bearer)
      .send({ travelDate: day, totalPersons, ...fields });
  // Not by a call: tests move the clock on further than a login lasts.
  const waitsOf = (by: Account): Promise<Wait[]> => listWaits(api.dependencies, by);
  const list = (tourPackage: TourPackage): Test =>
    api.request.get(`/api/departure/${tourPackage._id}/${day}/waitlist`).set(journey.admin.bearer);
  return {
    day,
    join,
    waitsOf,
    list,
    /** Lets the job look at every departure on which seats may have got free. */
    offer: (): Promise<number> => offerWaitingSeats(api.dependencies),
    leave: (tourPackage: TourPackage, by: Account): Test =>
      api.request.delete(`/api/package/${tourPackage._id}/waitlist?day=${day}`).set(by.bearer),
    /** Another package with so many seats, of which all are booked by its own traveller, and that booking. */
    full: async (capacity: number) => {
      const tourPackage = await limitedTo(api, journey, capacity);
      const booking = await journey.book({ of: tourPackage, travelDate: day, totalPersons: capacity });
      return { tourPackage, booking };
    },
    /** New travellers in line, one for each party. */
    inLine: (tourPackage: TourPackage, ...parties: readonly number[]): Promise<Account[]> =>
      parties.reduce<Promise<Account[]>>(async (before, persons) => {
        const line = await before;
        const by = await signUp(api);
        await join(tourPackage, by, persons).expect(201);
        return [...line, by];
      }, Promise.resolve([])),
    /** What of the waitlist everybody has come to, in line. */
    statesOf: async (tourPackage: TourPackage): Promise<string[]> =>
      (await listWaitlist(api.dependencies, { id: tourPackage._id, day })).map(({ state }) => state),
    /** The token of the offer that an account has. */
    tokenOf: async (by: Account): Promise<string> => {
      const token = (await waitsOf(by)).find(({ offer }) => offer)?.offer?.token;
      if (token === undefined) throw new Error('This account has no offer.');
      return token;
    },
    open: (token: string): Test => api.request.post('/api/waitlist/offer/open').send({ token }),
    book: (token: string, totalAmount: number): Test => api.request.post('/api/waitlist/offer').send({ token, totalAmount }),
    decline: (token: string): Test => api.request.post('/api/waitlist/offer/decline').send({ token }),
  };
};

import { addDays, type Booking, type Called, type DepartureCall, type TourPackage, type Waiting } from '@wayfarer/contracts';
import { signUp } from './accounts.ts';
import { todayOf } from './catalogue.ts';
import { takePart } from './deposits.ts';
import { bookAtDesk, deskBody } from './desk.ts';
import { startMoneyJourney } from './money-journey.ts';
import type { TestApi } from './start-test-api.ts';

/** A desk that calls customers without an email address about their trips in ten days. */
export const startCallDesk = async (api: TestApi) => {
  const journey = await startMoneyJourney(api);
  const desk = await signUp(api, { role: 'desk' });
  const day = addDays(todayOf(api), 10);
  const called = { name: 'Meera Nair', phone: '+91 98450 12345', e164: '+919845012345' };
  return {
    journey,
    desk,
    day,
    /** The customer of `bookByPhone`, as answers name her. */
    called,
    /** A booking of a customer with a phone number alone, paid in cash: all of it, or a part in rupees. */
    bookByPhone: async (tourPackage: TourPackage, part?: number): Promise<Booking> => {
      const customer = { name: called.name, phone: called.phone };
      const body = deskBody({ ...journey, api, tourPackage }, { customer });
      const booking: Booking = (await bookAtDesk(api, desk, body).expect(201)).body.booking;
      await takePart(api, desk, booking, part ?? body.totalAmount).expect(201);
      return booking;
    },
    callsOf: async ({ _id }: TourPackage, by = desk): Promise<DepartureCall[]> =>
      (await api.request.get(`/api/departure/call/${_id}?day=${day}`).set(by.bearer).expect(200)).body,
    tick: ({ _id }: TourPackage, called: Omit<Called, 'day'>, by = desk) =>
      api.request
        .put(`/api/departure/call/${_id}`)
        .set(by.bearer)
        .send({ day, ...called }),
    /** Asked by somebody new each time: who has asked before may get the answer of a second ago. */
    waiting: async (): Promise<Waiting> =>
      (
        await api.request
          .get('/api/dashboard/waiting')
          .set((await signUp(api, { role: 'desk' })).bearer)
          .expect(200)
      ).body,
  };
};

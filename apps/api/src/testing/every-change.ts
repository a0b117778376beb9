import type { EndpointName } from '@wayfarer/contracts';
import type { Response } from 'supertest';
import { type Account, signUp } from './accounts.ts';
import { addDestination, addTourPackage, packageFields } from './catalogue.ts';
import { bookingBody, type MoneyJourney } from './money-journey.ts';
import { samplePicture } from './sample-picture.ts';
import type { TestApi } from './start-test-api.ts';

/** A call that succeeds, and the id of what it is about, where that has one. */
type Change = () => Promise<{ answer: Response; id?: string }>;

/**
 * One successful call by an admin of each endpoint that changes something and knows its caller, those that end the admin's session last. A
 * test compares the names with the contract, so that no new endpoint can be without.
 */
export const everyChange = (api: TestApi, journey: MoneyJourney, admin: Account): Partial<Record<EndpointName, Change>> => {
  const { request } = api;
  const form = { name: 'Badami', country: 'India', description: 'Red cliffs around a green lake.' };
  const about = async (id: string, answer: PromiseLike<Response>) => ({ id, answer: await answer });
  return {
    addDestination: async () => {
      const call = request.post('/api/destination').set(admin.bearer).field(form);
      const answer = await call.attach('image', await samplePicture(), 'picture.jpg');
      return { answer, id: answer.body.newDestination._id };
    },
    editDestination: async () => {
      const { _id } = await addDestination(api, admin, 'Aihole');
      return about(_id, request.put(`/api/destination/${_id}`).set(admin.bearer).field(form));
    },
    deleteDestination: async () => {
      const { _id } = await addDestination(api, admin, 'Bijapur');
      return about(_id, request.delete(`/api/destination/${_id}`).set(admin.bearer));
    },
    addTourPackage: async () => {
      const { _id } = await addDestination(api, admin, 'Bidar');
      const answer = await request.post('/api/package/add').set(admin.bearer).field(packageFields(api, _id));
      return { answer, id: answer.body.newPackage._id };
    },
    editTourPackage: async () => {
      const { _id, destination } = await addTourPackage(api, admin);
      const fields = packageFields(api, destination._id, { price: '2499.50' });
      return about(_id, request.put(`/api/package/${_id}`).set(admin.bearer).field(fields));
    },
    deleteTourPackage: async () => {
      const { _id } = await addTourPackage(api, admin);
      return about(_id, request.delete(`/api/package/${_id}`).set(admin.bearer));
    },
    createBooking: async () => {
      const answer = await request
        .post('/api/booking')
        .set(admin.bearer)
        .send(bookingBody(api, journey.traveller, journey.tourPackage));
      return { answer, id: answer.body.booking._id };
    },
    cancelBooking: async () => {
      const { _id } = await journey.book();
      return about(_id, request.put(`/api/booking/cancel/${_id}`).set(admin.bearer).send({ status: 'cancelled' }));
    },
    startPayment: async () => {
      const { _id } = await journey.book();
      const body = { userId: journey.traveller.userId, bookingId: _id };
      return about(_id, request.post('/api/payment').set(admin.bearer).send(body));
    },
    updatePaymentStatus: async () => {
      const { sessionId } = await journey.bookAndPay();
      return about(sessionId, request.put(`/api/payment/status/${sessionId}`).set(admin.bearer));
    },
    refundPayment: async () => {
      const { sessionId } = await journey.bookAndPay();
      const { body } = await journey.checkStatus(sessionId).expect(200);
      const { _id } = body.updatedPayment;
      const call = request.post(`/api/payment/refund/${_id}`).set(admin.bearer).set('Idempotency-Key', sessionId);
      return about(_id, call.send({ amount: 10.5, reason: 'A day was rained off' }));
    },
    deleteUser: async () => {
      const leaver = await signUp(api);
      await journey.book({ by: leaver });
      return about(leaver.userId, request.delete(`/api/auth/${leaver.userId}`).set(admin.bearer));
    },
    changePassword: async () => {
      const body = { currentPassword: admin.password, newPassword: 'another fine long password' };
      const answer = await request.put('/api/auth/password').set(admin.bearer).send(body);
      const login = await request.post('/api/auth/login').send({ username: admin.username, password: body.newPassword });
      admin.bearer.Authorization = `Bearer ${login.body.token}`;
      return { answer };
    },
    logout: async () => ({ answer: await request.post('/api/auth/logout').set(admin.bearer) }),
  };
};

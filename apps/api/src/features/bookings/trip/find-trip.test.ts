import type { Booking, Trip } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { objectIdOf } from '../../../database/object-ids.ts';
import { confirmAddress, signUp } from '../../../testing/accounts.ts';
import { addTourPackage } from '../../../testing/catalogue.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { issueInvoices } from '../../documents/index.ts';
import { newAttemptFor } from '../../payments/start/new-attempt.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);

const bookings = api.dependencies.database.collection('bookings');

const tripOf = async ({ _id }: Booking, bearer = journey.traveller.bearer): Promise<Trip> =>
  (await api.request.get(`/api/booking/trip/${_id}`).set(bearer).expect(200)).body;

test('a traveller sees the days of a booked trip, and each try to pay it, without the provider’s names for it', async () => {
  const booking = await journey.book();
  expect(await tripOf(booking)).toMatchObject({ days: journey.tourPackage.itinerary, payments: [], cancelledAt: null });
  await journey.confirm(booking);
  const trip = await tripOf(booking);
  expect(trip.booking).toMatchObject({ _id: booking._id, bookingStatus: 'confirmed' });
  const [payment] = trip.payments;
  expect(payment).toEqual({
    amount: booking.totalAmount,
    amountRefunded: 0,
    method: 'card',
    status: 'paid',
    createdAt: expect.any(String),
    paidAt: expect.any(String),
  });
});

test('a trip says that its invoice is due until it is issued', async () => {
  const booking = await journey.book();
  expect(await tripOf(booking)).toMatchObject({ isInvoiceDue: false, invoices: [] });
  await journey.confirm(booking);
  expect(await tripOf(booking)).toMatchObject({ isInvoiceDue: true, invoices: [] });
  await issueInvoices(api.dependencies);
  expect(await tripOf(booking)).toMatchObject({ isInvoiceDue: false, invoices: [{ kind: 'invoice' }] });
});

test('an open attempt is shown without a time of payment, and one that has not reached the provider is not shown', async () => {
  const booking = await journey.book();
  const record = await journey.stored(booking);
  const attempts = [newAttemptFor(record, api.dependencies)];
  await bookings.updateOne({ _id: record._id }, { $set: { attempts } });
  expect((await tripOf(booking)).payments).toEqual([]);
  const paying = await journey.book();
  await journey.openSession(paying);
  expect((await tripOf(paying)).payments).toMatchObject([{ method: 'card', paidAt: null }]);
});

test('a trip whose package was erased has no days', async () => {
  const of = await addTourPackage(api, journey.admin, { destination: journey.tourPackage.destination._id });
  const booking = await journey.book({ of });
  await api.dependencies.database.collection('tourpackages').deleteOne({ _id: objectIdOf(of._id) });
  expect((await tripOf(booking)).days).toEqual([]);
});

test('a cancelled trip tells when it was cancelled, and keeps its days when its package is withdrawn', async () => {
  const booking = await journey.book();
  await journey.confirm(booking);
  const before = api.dependencies.clock().toISOString();
  await journey.cancel(booking).expect(200);
  await api.request.delete(`/api/package/${journey.tourPackage._id}`).set(journey.admin.bearer).expect(200);
  const { cancelledAt, days, booking: after } = await tripOf(booking);
  expect(after.bookingStatus).toBe('cancelled');
  expect(days).toEqual(journey.tourPackage.itinerary);
  expect(cancelledAt && cancelledAt >= before).toBe(true);
  await api.request.put(`/api/package/restore/${journey.tourPackage._id}`).set(journey.admin.bearer).expect(200);
});

test('a trip is its traveller’s and the admins’ alone', async () => {
  const booking = await journey.book();
  const stranger = await signUp(api, { username: 'stranger' });
  await api.request.get(`/api/booking/trip/${booking._id}`).set(stranger.bearer).expect(403);
  expect((await tripOf(booking, journey.admin.bearer)).booking._id).toBe(booking._id);
});

test('a trip says whether its traveller has confirmed the address that emails go to', async () => {
  const by = await signUp(api);
  const booking = await journey.book({ by });
  expect((await tripOf(booking, by.bearer)).isEmailConfirmed).toBe(false);
  await confirmAddress(api, by);
  expect((await tripOf(booking, by.bearer)).isEmailConfirmed).toBe(true);
});

import { addDays } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { signUpAdmin } from '../../../testing/accounts.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testPost } from '../../../testing/servers/start-post.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { startTripLetters } from '../../../testing/trip-letters.ts';

const api = await testApi({ EMAIL_FROM: 'agency@wayfarer.example' });
const journey = await startMoneyJourney(api);
const post = await testPost(api);
const { begin, bookAhead, live, moveTo, plan, set } = startTripLetters(api, journey, post);
const bookings = api.dependencies.database.collection('bookings');
beforeEach(post.clear);

test('a trip is reminded of once on each day of the settings, by two processes together, and not on the usual one', async () => {
  await begin({ tripReminderDays: [1, 9, 3] });
  const { booking, travelDate, got } = await bookAhead(12);
  await live(2);
  expect(got()).toEqual([]);
  await Promise.all([plan(), plan()]);
  const due = (await journey.stored(booking)).emailsDue ?? [];
  expect(due.filter(({ of }) => of === `${travelDate}/9`)).toHaveLength(1);
  await live(2);
  expect(got()).toEqual(['In 9 days']);
  await live(9);
  expect(got()).toEqual(['In 3 days', 'In 9 days', 'Tomorrow']);
});

test('until it is set a trip is reminded of a week before, also of what an earlier version made due', async () => {
  await begin({});
  const { booking, got } = await bookAhead(9);
  const { _id, emailsDue = [] } = await journey.stored(booking);
  // All that the earlier version stored.
  await bookings.updateOne({ _id }, { $set: { emailsDue: emailsDue.filter(({ of }) => of === null) } });
  await live(10);
  expect(got()).toEqual(['In a week']);
});

test('who books later gets what is still to come, at once also that of the same morning; who is too late for all gets one a day later', async () => {
  await begin({ tripReminderDays: [30, 10, 5] });
  const [sameMorning, later, tooLate] = [await bookAhead(10), await bookAhead(8), await bookAhead(4)];
  // Its morning has come before any job looked.
  moveTo(addDays(sameMorning.travelDate, -10), '10:01');
  await post.pass();
  expect([sameMorning, later, tooLate].map(({ got }) => got())).toEqual([['In 10 days'], [], []]);
  await live(12);
  expect([sameMorning, later, tooLate].map(({ got }) => got())).toEqual([
    ['In 10 days', 'In 5 days'],
    ['In 5 days'],
    [expect.stringMatching(/^In [23] days$/)],
  ]);
});

test('who is too late for every day of the settings gets one a day later, though a week is still to come', async () => {
  await begin({ tripReminderDays: [20] });
  const { got } = await bookAhead(15);
  await live(16);
  expect(got()).toEqual([expect.stringMatching(/^In 1[34] days$/)]);
});

test('where the settings have no day nobody is reminded, however late the booking', async () => {
  await begin({ tripReminderDays: [] });
  const booked = [await bookAhead(9), await bookAhead(4)];
  await live(10);
  expect(booked.map(({ got }) => got())).toEqual([[], []]);
});

test('a day that is added counts for trips that have not passed it, one that was sent never comes again, and one that is taken away is not sent', async () => {
  await begin({ tripReminderDays: [9, 7] });
  const { got } = await bookAhead(10);
  await live(2);
  expect(got()).toEqual(['In 9 days']);
  await set({ tripReminderDays: [] });
  await set({ tripReminderDays: [20, 9, 5, 2] });
  await live(9);
  expect(got()).toEqual(['In 2 days', 'In 5 days', 'In 9 days']);
});

test('of a trip that is moved the new day counts, and of the former one nothing more is sent', async () => {
  await begin({ tripReminderDays: [9, 2] });
  const { booking, travelDate, got } = await bookAhead(10);
  await live(1);
  const by = await signUpAdmin(api);
  const wish = { travelDate: addDays(travelDate, 4) };
  const { body: priced } = await api.request.post(`/api/booking/${booking._id}/change/quote`).set(by.bearer).send(wish);
  const agreed = { ...wish, toPay: priced.toPay, refund: priced.refund };
  await api.request.post(`/api/booking/${booking._id}/change`).set(by.bearer).send(agreed).expect(200);
  await live(3);
  expect(got()).toEqual([]);
  await live(11);
  expect(got()).toEqual(['In 2 days', 'In 9 days']);
});

test('after an outage of two mornings one reminder is sent, that of the later', async () => {
  await begin({ tripReminderDays: [9, 8] });
  const { travelDate, got } = await bookAhead(10);
  await plan();
  moveTo(addDays(travelDate, -8), '12:00');
  await live(1);
  expect(got()).toEqual(['In 8 days']);
});

test('so many days after its last day a trip is written about once, whatever the settings say afterwards; a cancelled one is not', async () => {
  await begin({ tripReminderDays: [], afterTripDays: 2 });
  const [gone, cancelled] = [await bookAhead(3), await bookAhead(3)];
  await journey.cancel(cancelled.booking, cancelled.by).expect(200);
  // Three days of trip, and two after it.
  await live(7);
  expect(gone.got()).toEqual([]);
  await live(1);
  expect(gone.got()).toEqual(['How was your trip']);
  await set({ afterTripDays: 4 });
  await api.dependencies.database.collection('emails').deleteMany({});
  await live(4);
  expect(gone.got()).toEqual(['How was your trip']);
  expect(cancelled.got()).toEqual([]);
});

test('nobody is written to after a trip until it is set, where it is set to none meanwhile, or once the account is erased', async () => {
  await begin({ tripReminderDays: [] });
  const unset = await bookAhead(1);
  await live(5);
  expect(unset.got()).toEqual([]);
  await begin({ tripReminderDays: [], afterTripDays: 1 });
  const [erased, other] = [await bookAhead(1), await bookAhead(1)];
  await live(3);
  await api.request
    .delete(`/api/auth/${erased.by.userId}`)
    .set((await signUpAdmin(api)).bearer)
    .expect(200);
  await live(1);
  await set({ afterTripDays: '' });
  await live(3);
  expect([erased.got(), other.got()]).toEqual([[], []]);
});

import { addDays, type TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { packageFields, todayOf } from '../../testing/catalogue.ts';
import { startMoneyJourney } from '../../testing/money-journey.ts';
import { samplePicture } from '../../testing/samples/sample-picture.ts';
import { AFTER_THE_HOLD, limitedTo } from '../../testing/seats.ts';
import { testApi } from '../../testing/start-test-api.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const day = (ahead: number): string => addDays(todayOf(api), ahead);

const edit = ({ _id, destination }: TourPackage, fields: Record<string, string>) =>
  api.request
    .put(`/api/package/${_id}`)
    .set(journey.admin.bearer)
    .field({ ...packageFields(api, destination._id), ...fields });
const refusedEffect = async (tourPackage: TourPackage, fields: Record<string, string>) => {
  const { body } = await edit(tourPackage, { acceptedEffect: 'none', ...fields }).expect(409);
  expect(body.code).toBe('EFFECT_NOT_ACCEPTED');
  return body as { message: string; details: { effect: Record<string, unknown> & { key: string } } };
};
const NO_DAYS = { bookings: 0, days: 0, listed: [] };

test('an edit that leaves bookings outside the dates names their days first, stores neither fields nor pictures, and is saved once this is accepted', async () => {
  const of = await limitedTo(api, journey, '');
  await journey.bookConfirmed({ of });
  await journey.book({ of });
  await journey.book({ of, travelDate: day(12) });
  const pictures = await api.keptPictures();
  const moved = { availableFrom: day(11), availableTo: day(300) };
  const refused = await edit(of, { acceptedEffect: 'none', ...moved })
    .attach('images', await samplePicture(), 'a.jpg')
    .expect(409);
  const { message, details } = refused.body;
  expect(message).toBe('2 bookings would be on days without a departure. Nothing was saved.');
  expect(details).toEqual({
    effect: {
      outside: { bookings: 2, days: 1, listed: [{ travelDate: day(10), paid: 1, unpaid: 1, seats: 4 }] },
      overbooked: NO_DAYS,
      price: null,
      key: expect.any(String),
    },
  });
  expect(await api.keptPictures()).toEqual(pictures);
  expect((await api.request.get(`/api/package/${of._id}`)).body).toMatchObject({ availableFrom: day(0), version: 0 });

  await edit(of, { acceptedEffect: details.effect.key, ...moved }).expect(200);
  // These bookings are outside already.
  await edit(of, { acceptedEffect: 'none', ...moved, title: 'Edited again' }).expect(200);
});

test('an effect that has grown since it was accepted is shown again', async () => {
  const of = await limitedTo(api, journey, '');
  await journey.book({ of });
  const moved = { availableFrom: day(11) };
  const { key } = (await refusedEffect(of, moved)).details.effect;
  await journey.book({ of });
  const again = await refusedEffect(of, { ...moved, acceptedEffect: key });
  expect(again.details.effect.outside).toMatchObject({ bookings: 2 });
});

test('fewer seats than are taken on a coming day are named, of unpaid bookings only while they are held', async () => {
  const of = await limitedTo(api, journey, 10);
  await journey.bookConfirmed({ of, totalPersons: 3 });
  await journey.book({ of, totalPersons: 2 });
  const { message, details } = await refusedEffect(of, { capacity: '4' });
  expect(message).toBe('On 1 day more seats are taken than the new limit. Nothing was saved.');
  const overbooked = { bookings: 2, days: 1, listed: [{ travelDate: day(10), paid: 1, unpaid: 1, seats: 5 }] };
  expect(details.effect).toMatchObject({ outside: NO_DAYS, overbooked });
  await edit(of, { acceptedEffect: 'none', capacity: '5' }).expect(200);
  api.clock.moveBy(AFTER_THE_HOLD);
  await edit(of, { acceptedEffect: 'none', capacity: '4' }).expect(200);
});

test('a first limit below the seats that are taken on a coming day is named too', async () => {
  const of = await limitedTo(api, journey, '');
  await journey.bookConfirmed({ of, totalPersons: 3 });
  await journey.book({ of, totalPersons: 2 });
  expect((await refusedEffect(of, { capacity: '4' })).details.effect.overbooked).toMatchObject({ bookings: 2, days: 1 });
  await edit(of, { acceptedEffect: 'none', capacity: '5' }).expect(200);
});

test.each([
  ['199.99', 199.99],
  ['3000', 3000],
])('a price that changes by more than half, to %s, is named with the old one', async (price, to) => {
  const of = await limitedTo(api, journey, '');
  const { message, details } = await refusedEffect(of, { price });
  expect(message).toMatch(/^The price would change from ₹1,999\.99 to ₹[\d,]+\.\d\d\. Nothing was saved\.$/);
  expect(details.effect).toMatchObject({ outside: NO_DAYS, overbooked: NO_DAYS, price: { from: 1999.99, to } });
  await edit(of, { acceptedEffect: 'none', price: '1000' }).expect(200);
});

test('an edit by a client that asks for no check is saved whatever it does', async () => {
  const of = await limitedTo(api, journey, '');
  await journey.book({ of });
  await edit(of, { availableFrom: day(11), price: '1' }).expect(200);
});

import type { TourPackage } from '@wayfarer/contracts';
import { expect, test } from 'vitest';
import { startOffers } from '../../../testing/another-day.ts';
import { atStep, crashingAt } from '../../../testing/at-step.ts';
import { takePart } from '../../../testing/deposits.ts';
import { startMoneyJourney } from '../../../testing/money-journey.ts';
import { testApi } from '../../../testing/start-test-api.ts';
import { addChangeableTour } from '../../../testing/trip-changes.ts';
import { reconcile } from '../../payments/settle/reconcile.ts';
import { answerAnotherDay } from './answer-another-day.ts';

const api = await testApi();
const journey = await startMoneyJourney(api);
const offers = startOffers(api, journey);
const { offer, answer, open, tokenOf, inDays, refundsOf, later, pass, expectSettled } = offers;
const PAID = 100_000;
const DAYS = { from: inDays(60), to: inDays(67) };

/**
 * A booking that is asked, and the token of its link. Paid at the desk: the provider's clock does not follow.
 */
const asked = async () => {
  const tourPackage = await addChangeableTour(api, journey.admin);
  const booking = await journey.book({ of: tourPackage, travelDate: DAYS.from, totalAmount: PAID });
  await takePart(api, journey.admin, booking, PAID).expect(201);
  await offer(tourPackage, DAYS, [booking]);
  return { tourPackage, booking, token: await tokenOf(booking) };
};
const seatsOf = (tourPackage: TourPackage) => offers.seatsOf(tourPackage, DAYS);
const settle = async () => undefined;

test('who has not answered in time gets the money, also where no process ran at that instant; the last moment still counts', async () => {
  const { tourPackage, booking, token } = await asked();
  const { until = '' } = (await journey.read(booking)).anotherDay ?? {};
  await pass((Date.parse(until) - api.clock.now().getTime()) / 3_600_000 + 5 * 24);
  expect((await open(token).expect(200)).body).toMatchObject({ state: 'over', canMove: false });
  const { body } = await answer(token, 'move').expect(200);
  expect(body).toMatchObject({ state: 'cancelled', sentence: expect.stringContaining('You could choose until') });
  await later(0);
  expect(await refundsOf(booking)).toEqual([['cancel', PAID * 100]]);
  expect(await seatsOf(tourPackage)).toEqual([0, 0]);

  const silent = await asked();
  await later(47);
  expect(await journey.read(silent.booking)).toMatchObject({ bookingStatus: 'confirmed' });
  await later(2);
  expect(await journey.stored(silent.booking)).toMatchObject({ bookingStatus: 'cancelled' });
  expect(await refundsOf(silent.booking)).toEqual([['cancel', PAID * 100]]);
  await expectSettled(silent.booking);
});

test('the money that crashes on its way, and a move at whose crash nobody comes back, end with the money once', async () => {
  const { tourPackage, booking, token } = await asked();
  const crashed = answerAnotherDay(crashingAt(api, 'decision-stored'), settle, { token, answer: 'money' });
  await expect(crashed).rejects.toThrow('Crash at decision-stored');
  const moving = await asked();
  const lost = answerAnotherDay(crashingAt(api, 'seats-kept'), settle, { token: moving.token, answer: 'move' });
  await expect(lost).rejects.toThrow('Crash at seats-kept');
  await later(49);
  for (const one of [{ tourPackage, booking }, moving]) {
    expect(await refundsOf(one.booking)).toEqual([['cancel', PAID * 100]]);
    expect(await seatsOf(one.tourPackage)).toEqual([0, 0]);
    await expectSettled(one.booking);
  }
});

test('an end that comes while somebody moves decides nothing twice', async () => {
  const { tourPackage, booking, token } = await asked();
  const meanwhile = atStep(api, 'seats-kept', async () => {
    await pass(49);
    await reconcile(api.dependencies);
  });
  const view = await answerAnotherDay(meanwhile, settle, { token, answer: 'move' });
  expect(view.state).toBe('cancelled');
  await later(0);
  expect(await refundsOf(booking)).toEqual([['cancel', PAID * 100]]);
  expect(await seatsOf(tourPackage)).toEqual([0, 0]);
});

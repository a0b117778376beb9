import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBooking, sampleUser } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, type FakeCall, refuse } from '../../testing/fake-api.ts';
import { dailyDepartures, fakeBooking, fillInBooking, openBooking, tour } from './booking-page.samples.tsx';

let keys: (string | undefined)[];
beforeEach(() => {
  startSession({ token: 'any', role: 'user', userId: sampleUser._id });
  keys = [];
});

const booked = () => ({ booking: sampleBooking });
type Answer = ReturnType<typeof disconnect> | ReturnType<typeof booked>;

const answerWith = (...answers: Answer[]) =>
  fakeBooking({
    findTourPackage: () => ({ ...tour, capacity: 50 }),
    listPackageDepartures: dailyDepartures({ capacity: 50 }),
    createBooking: ({ headers }: FakeCall) => {
      keys.push(headers['idempotency-key']);
      return answers.shift() ?? booked();
    },
  });
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));

test('after a lost answer the order is sent again under the same key, so that it is booked once', async () => {
  expectInConsole('Booking failed');
  answerWith(disconnect(), booked());
  const { address } = openBooking();
  await fillInBooking({ persons: 1 });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your details are saved, and you won’t be booked twice.');
  await send();
  await waitFor(() => expect(address()).toBe(`/payment-session/${sampleBooking._id}`));
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

test('a reload keeps the key; an order that was changed gets another', async () => {
  expectInConsole('Booking failed', 'Booking failed');
  answerWith(disconnect(), refuse('SOLD_OUT', { left: 1 }), booked());
  const { unmount } = openBooking();
  await fillInBooking({ persons: 2 });
  await send();
  await screen.findByRole('alert');
  unmount();
  const { address } = openBooking();
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Fewer: Total Persons' }));
  await send();
  await waitFor(() => expect(address()).toContain('/payment-session/'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a form that was booked and is sent again from ‘back’ makes a second booking, as it says', async () => {
  answerWith();
  const { router } = openBooking();
  await fillInBooking({ persons: 1 });
  await send();
  await screen.findByText('Another screen');
  await router.navigate(-1);
  await screen.findByText(/Submitting again will create a second one/);
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).not.toBe(keys[0]);
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Booking, sampleBooking, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { disconnect, fakeApi, never, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PaymentSessionPage } from './payment-session-page.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const open = (search = '') =>
  renderScreen(PaymentSessionPage, {
    pattern: screens.paymentSession.path,
    at: `/payment-session/${sampleBooking._id}${search}`,
  });
const findBooking = () => sampleBooking;
// A fragment of this page's own address: the only navigation that jsdom supports.
const hostedPage = (): string => `${window.location.origin}/#hosted-page`;
const payNow = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay Now' }));

test('the summary is the server’s, beside a Pay Now button and the word on 256-bit encryption (§2.10)', async () => {
  fakeApi({ findBooking });
  open();
  expect(await screen.findByRole('button', { name: 'Pay Now' })).toBeVisible();
  const trip = screen.getByRole('complementary', { name: 'Your trip' });
  expect(trip).toHaveTextContent('Hampi at walking pace');
  expect(trip).toHaveTextContent('Tue, 12 Jan 2027');
  expect(trip).toHaveTextContent('₹1,999.99 × 3 persons₹5,999.97');
  expect(screen.getByText(/256-bit encryption/)).toBeVisible();
});

test('a double click on Pay Now asks for one session with the two written fields, and the browser leaves for its url (§2.10, 7)', async () => {
  const { callsOf } = fakeApi({
    findBooking,
    startPayment: () => ({ url: hostedPage(), sessionId: 'cs_test_12345678' }),
  });
  open();
  const button = await screen.findByRole('button', { name: 'Pay Now' });
  // Both before the page could render its busy button.
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(window.location.hash).toBe('#hosted-page'));
  expect(callsOf('startPayment').map((call) => call.body)).toEqual([{ userId: sampleUser._id, bookingId: sampleBooking._id }]);
});

test('staff start the payment of a customer in the name of that customer', async () => {
  localStorage.setItem('userId', '0'.repeat(24));
  const { callsOf } = fakeApi({ findBooking, startPayment: () => never() });
  open();
  await payNow();
  expect(callsOf('startPayment').map((call) => call.body)).toEqual([{ userId: sampleUser._id, bookingId: sampleBooking._id }]);
});

test("the browser's 'back' from the provider finds a button that can be pressed again", async () => {
  fakeApi({ findBooking, startPayment: () => never() });
  open();
  await payNow();
  const button = screen.getByRole('button', { name: 'Pay Now' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(button).not.toHaveAttribute('aria-busy');
});

test('a missing user is the one browser alert (§2.10)', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  localStorage.removeItem('userId');
  fakeApi({ findBooking });
  open();
  await payNow();
  expect(alert).toHaveBeenCalledExactlyOnceWith('Booking Id or User Not Found');
});

test('returning without having paid shows a calm notice, and Pay Now is there', async () => {
  fakeApi({ findBooking });
  open('?unpaid=1');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not paid yet. Nothing was charged');
  expect(screen.getByRole('button', { name: 'Pay Now' })).toBeVisible();
});

test.each([
  ['PAYMENT_PROVIDER_UNAVAILABLE', 'The payment provider cannot be reached. Please try again in a moment.'],
  ['NOT_PAYABLE', 'This booking cannot be paid.'],
] as const)('a refusal (%s) is a quiet line, and the button rests (§7)', async (code, sentence) => {
  expectInConsole('Starting the payment failed');
  fakeApi({ findBooking, startPayment: () => refuse(code) });
  open();
  await payNow();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('button', { name: 'Pay Now' })).not.toHaveAttribute('aria-busy');
});

test('a booking that was paid in another tab shows so after the refusal', async () => {
  expectInConsole('Starting the payment failed');
  let booking = sampleBooking;
  fakeApi({
    findBooking: () => booking,
    startPayment: () => {
      booking = { ...sampleBooking, bookingStatus: 'confirmed', canPay: false, amountPaid: 5999.97 };
      return refuse('NOT_PAYABLE');
    },
  });
  open();
  await payNow();
  expect(await screen.findByText('This booking is paid. You’re all set.')).toBeVisible();
});

const settled = { ...sampleBooking, canPay: false };
const refunds: Booking['refunds'] = [{ amount: 5999.97, state: 'done', requestedAt: '2026-12-01T10:00:00.000Z', doneAt: null }];
test.each([
  ['paid', { ...settled, bookingStatus: 'confirmed' }, 'This booking is paid. You’re all set.'],
  [
    'cancelled',
    { ...settled, bookingStatus: 'cancelled', refunds },
    'It can no longer be paid. ₹5,999.97 was refunded to your card.',
  ],
  ['too late', settled, 'The travel date has passed, or the trip is no longer offered. You haven’t been charged.'],
] as const)('a booking that is %s says so, with the next step in place of Pay Now', async (_, booking, sentence) => {
  fakeApi({ findBooking: () => booking });
  open('?unpaid=1');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
  expect(screen.getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', `/view-my-booking/${sampleUser._id}`);
});

test('while the booking loads there is no button to press', async () => {
  fakeApi({ findBooking: () => never() });
  open();
  expect(await screen.findByText('Loading your booking...')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
});

test('a booking that could not be loaded can be asked for again; one of somebody else cannot', async () => {
  const answers = [disconnect(), refuse('FORBIDDEN')];
  fakeApi({ findBooking: () => answers.shift() ?? sampleBooking });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This booking belongs to another account.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Progress' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

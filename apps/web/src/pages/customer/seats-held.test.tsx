import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Booking, sampleBooking, sampleUser } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MyBookingsPage } from './my-bookings-page.tsx';
import { PaymentSessionPage } from './payment-session-page.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const MINUTE = 60_000;
const ENDED = 'Your hold has expired. You can still pay if the seats are free.';
const heldFor = (minutes: number): Booking => ({
  ...sampleBooking,
  seatsHeldUntil: new Date(Date.now() + minutes * MINUTE).toISOString(),
});
const openPayment = (booking: Booking) => {
  fakeApi({ findBooking: () => booking, startPayment: () => refuse('SOLD_OUT', { left: 0 }) });
  return renderScreen(PaymentSessionPage, {
    pattern: screens.paymentSession.path,
    at: `/payment-session/${booking._id}`,
  });
};
const openMine = (booking: Booking) => {
  fakeApi({ listBookingsOfUser: () => [booking] });
  return renderScreen(MyBookingsPage, { pattern: screens.myBookings.path, at: `/view-my-booking/${sampleUser._id}` });
};

test.each([
  ['the payment page', openPayment],
  ['My Bookings', openMine],
])('%s says for how many minutes the seats are held, and announces only their end', async (_, open) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  open(heldFor(22.5));
  const line = await screen.findByText('Your seats are held for 23 minutes.');
  expect(line.closest('[role], [aria-live], output')?.tagName).not.toBe('OUTPUT');
  const focused = document.activeElement;
  await act(() => vi.advanceTimersByTimeAsync(21.6 * MINUTE));
  expect(screen.getByText('Your seats are held for 1 minute.')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(MINUTE));
  expect(screen.getByText(ENDED)).toHaveRole('status');
  expect(document.activeElement).toBe(focused);
});

test('a booking whose seats are not counted, or that can no longer be paid, shows no hold', async () => {
  openMine({ ...heldFor(20), canPay: false });
  expect(await screen.findByText('Payment is no longer possible.')).toBeVisible();
  expect(screen.queryByText(/seats are held/)).toBeNull();
});

test('Pay Now for seats that others have by now says so, and leads to another day', async () => {
  expectInConsole('Starting the payment failed');
  openPayment(heldFor(-1));
  expect(await screen.findByText(ENDED)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There are not enough seats left on this day.');
  expect(screen.getByRole('link', { name: 'Choose another day' })).toHaveAttribute(
    'href',
    `/book-your-pkg/${sampleBooking.package._id}`,
  );
});

const SEATS_SOLD = [
  'seats_sold',
  /Your seats were no longer held when your payment arrived, and others had booked them/,
] as const;
const CODE_USED_UP = ['code_used_up', /Your promotion code was no longer held when .*, and it had been used up/] as const;
test.each([
  ['the payment page', ...SEATS_SOLD, openPayment],
  ['My Bookings', ...SEATS_SOLD, openMine],
  ['the payment page', ...CODE_USED_UP, openPayment],
  ['My Bookings', ...CODE_USED_UP, openMine],
])('%s of a booking that was paid too late says why it was cancelled (%s), and where the money is', async (...given) => {
  const [, cancellationReason, sentence, open] = given;
  const now = new Date().toISOString();
  open({
    ...sampleBooking,
    bookingStatus: 'cancelled',
    cancellationReason,
    canPay: false,
    refunds: [{ amount: 5999.97, state: 'done', requestedAt: now, doneAt: now }],
  });
  await screen.findByText(sentence);
  expect(document.body).toHaveTextContent(/₹5,999\.97 (was )?refunded/);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type Booking,
  formatMoney,
  linesInRupees,
  mapPrices,
  minorUnitsOf,
  quoteOf,
  rupeesOf,
  sampleBooking,
  samplePayment,
  sampleTrip,
  sampleUser,
} from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { quoteCases } from '@wayfarer/contracts/testing/quotes';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BookingDetailPage } from '../admin/booking-detail-page.tsx';
import { MyBookingsPage } from './my-bookings-page.tsx';
import { MyTripPage } from './my-trip-page.tsx';
import { PaymentSessionPage } from './payment-session-page.tsx';
import { PaymentSuccessPage } from './payment-success-page.tsx';

const everything = quoteCases.find(({ title }) => title === 'everything at once') ?? expect.unreachable();
const quote = quoteOf(mapPrices(everything.prices, minorUnitsOf), everything);
const booking: Booking = {
  ...sampleBooking,
  totalPersons: 9,
  lines: linesInRupees(quote.lines),
  totalAmount: rupeesOf(quote.total),
};
const id = booking._id;
/** Each sum of the fixture, as it is written. */
const sums = everything.lines.map(([, , , sum]) => formatMoney(rupeesOf(sum)));
const TOTAL = formatMoney(rupeesOf(everything.total));

const fake = (fakes: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    findBooking: () => booking,
    listBookingsOfUser: () => [booking],
    findTrip: () => ({ ...sampleTrip, booking }),
    updatePaymentStatus: () => ({ updatedPayment: samplePayment }),
    ...fakes,
  });
const amountsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

test.each([
  { where: 'the payment page', Page: PaymentSessionPage, pattern: screens.paymentSession.path, at: `/payment-session/${id}` },
  { where: 'the page of the trip', Page: MyTripPage, pattern: screens.myTrip.path, at: `/my-trip/${id}` },
  {
    where: 'the confirmation',
    Page: PaymentSuccessPage,
    pattern: screens.paymentSuccess.path,
    at: '/payment-success/cs_12345678',
  },
])('$where lists what the total is made of', async ({ Page, pattern, at }) => {
  fake();
  renderScreen(Page, { pattern, at });
  expect(await screen.findByText('5 × ₹14,000.00')).toBeVisible();
  const trip = screen.getByRole('complementary', { name: 'Your trip' });
  expect(amountsIn(trip)).toEqual(expect.arrayContaining([...sums, TOTAL]));
});

test('My Bookings lists what a total is made of once it is asked for', async () => {
  fake();
  renderScreen(MyBookingsPage, { pattern: screens.myBookings.path, at: `/view-my-booking/${sampleUser._id}` });
  await userEvent.click(await screen.findByText('Price details'));
  expect(amountsIn(screen.getByText('Bike').closest('dl') ?? expect.unreachable())).toEqual(sums);
});

test('a booking at one price for each person has nothing more to list', async () => {
  fake({ listBookingsOfUser: () => [sampleBooking] });
  renderScreen(MyBookingsPage, { pattern: screens.myBookings.path, at: `/view-my-booking/${sampleUser._id}` });
  await screen.findByText('₹5,999.97');
  expect(screen.queryByText('Price details')).toBeNull();
});

test('staff see what the total of a booking is made of', async () => {
  startSession({ token: 'any', role: 'admin', userId: sampleUser._id });
  fake();
  renderScreen(BookingDetailPage, { pattern: screens.adminBooking.path, at: screens.adminBooking.path.replace('{id}', id) });
  const list = await screen.findByRole('list', { name: 'What the total is made of' });
  expect(list).toHaveTextContent('Adult 5 × ₹14,000.00₹70,000.00');
  expect(list).toHaveTextContent('Code MONSOON10, 10 % off−₹9,485.10');
});

const openChanged = async () => {
  expectInConsole('Starting the payment failed');
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', {
    href: window.location.href,
    origin: window.location.origin,
    pathname: window.location.pathname,
    assign,
  });
  const lines = (booking.lines ?? []).filter(({ kind }) => kind !== 'code');
  const { callsOf } = fake({
    startPayment: ({ body }) =>
      (body as { totalAmount?: number }).totalAmount === 94_851
        ? { url: 'https://pay.example/cs_1', sessionId: 'cs_1' }
        : refuse('PRICE_CHANGED', { totalAmount: 94_851, unitPrice: 14_000, lines }),
  });
  renderScreen(PaymentSessionPage, { pattern: screens.paymentSession.path, at: `/payment-session/${id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay Now' }));
  return { assign, callsOf, prompt: await screen.findByRole('alertdialog', { name: 'The price has changed' }) };
};

test('a price that no longer holds is shown line by line, and paid once it is agreed to', async () => {
  const { assign, callsOf, prompt } = await openChanged();
  expect(within(prompt).getByRole('row', { name: /Code MONSOON10/ })).toHaveTextContent('−₹9,485.10–');
  await userEvent.click(within(prompt).getByRole('button', { name: 'Pay ₹94,851.00' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/cs_1'));
  expect(callsOf('startPayment').map(({ body }) => body)).toEqual([
    { userId: sampleUser._id, bookingId: id },
    { userId: sampleUser._id, bookingId: id, totalAmount: 94_851 },
  ]);
});

test('a new price that is not agreed to is not paid', async () => {
  const { assign, callsOf, prompt } = await openChanged();
  await userEvent.click(within(prompt).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay Now' })).not.toHaveAttribute('aria-busy'));
  expect([assign.mock.calls.length, callsOf('startPayment').length]).toEqual([0, 1]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, type Booking, samplePayment, sampleTrip, sampleUser, type Trip } from '@wayfarer/contracts';
import { screens } from '@wayfarer/contracts/screens';
import { beforeEach, expect, test } from 'vitest';
import { formatDay, formatShortDay, todayOnSite } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import {
  DUE_ON,
  dueAtOnce,
  overdue,
  owingRest,
  paidInTwo,
  TRAVEL_DATE,
  waitingForDeposit,
} from '../../testing/deposit-booking.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type Fakes, fakeApi, never, refuse, refuseAs } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MyBookingsPage } from './my-bookings-page.tsx';
import { MyTripPage } from './my-trip-page.tsx';
import { PaymentSessionPage } from './payment-session-page.tsx';
import { PaymentSuccessPage } from './payment-success-page.tsx';

const { _id: id } = waitingForDeposit;
const due = formatDay(DUE_ON);

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

const openPayment = (booking: Booking, fakes: Fakes = {}) => ({
  ...fakeApi({ findBooking: () => booking, startPayment: () => never(), ...fakes }),
  ...renderScreen(PaymentSessionPage, { pattern: screens.paymentSession.path, at: `/payment-session/${id}` }),
});
const payNow = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay Now' }));
const radio = (name: string) => screen.findByRole('radio', { name });
const sent = (amount: number, paidBefore: number) => ({ userId: sampleUser._id, bookingId: id, amount, paidBefore });

test('the deposit is what is paid unless all is chosen, with what is due later and what cancelling would cost', async () => {
  const { callsOf } = openPayment(waitingForDeposit);
  expect(await radio('Deposit now: ₹30,000.00')).toBeChecked();
  expect(await radio('Deposit now: ₹30,000.00')).toHaveAccessibleDescription(`And ₹70,000.00 by ${due}`);
  expect(screen.getByText('You pay now').nextSibling).toHaveTextContent('₹30,000.00');
  const costs = screen.getByRole('table', { name: 'What cancelling would cost' });
  expect(
    within(costs)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'If you cancelIt costs',
    `Until ${formatShortDay(addDays(TRAVEL_DATE, -30))}₹30,000.00`,
    `Until ${formatShortDay(addDays(TRAVEL_DATE, -14))}₹50,000.00`,
    'Later₹1,00,000.00',
  ]);
  expect(screen.getByText(/^Full refund less the deposit until .* If you cancel, the deposit is not refunded\.$/)).toBeVisible();
  expect(screen.queryByText(/Free cancellation/)).toBeNull();
  await payNow();
  expect(callsOf('startPayment').map(({ body }) => body)).toEqual([sent(30_000, 0)]);
});

test('all of it can be paid at once', async () => {
  const { callsOf } = openPayment(waitingForDeposit);
  await userEvent.click(await radio('All now: ₹1,00,000.00'));
  expect(screen.getByText('You pay now').nextSibling).toHaveTextContent('₹1,00,000.00');
  await payNow();
  expect(callsOf('startPayment').map(({ body }) => body)).toEqual([sent(100_000, 0)]);
});

test('from the day of its rest on a booking that waits is paid as a whole, without a choice', async () => {
  const { callsOf } = openPayment(dueAtOnce);
  expect(await screen.findByRole('button', { name: 'Pay Now' })).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await payNow();
  expect(callsOf('startPayment').map(({ body }) => body)).toEqual([sent(100_000, 0)]);
});

test('a new price is agreed to before its deposit is paid, which the server works out', async () => {
  expectInConsole('Starting the payment failed');
  const { callsOf } = openPayment(waitingForDeposit, {
    startPayment: ({ body }) => (Object(body).totalAmount ? never() : refuse('PRICE_CHANGED', { totalAmount: 120_000 })),
  });
  await payNow();
  await userEvent.click(await screen.findByRole('button', { name: 'Pay the new deposit' }));
  await waitFor(() => expect(callsOf('startPayment')).toHaveLength(2));
  const { amount: _, ...rest } = sent(30_000, 0);
  expect(callsOf('startPayment').at(-1)?.body).toEqual({ ...rest, totalAmount: 120_000 });
});

test('a booking that owes a rest shows what is paid, owed and due, and pays all that is owed unless a part is chosen', async () => {
  const { callsOf } = openPayment(owingRest);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pay the rest' })).toBeVisible();
  const figures = document.querySelector('dl[aria-label="What is paid and owed"]');
  expect(figures).toHaveTextContent(`Paid₹30,000.00Owed₹70,000.00Due${due}`);
  expect(await radio('All that is owed: ₹70,000.00')).toBeChecked();
  const button = screen.getByRole('button', { name: 'Pay Now' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(callsOf('startPayment').map(({ body }) => body)).toEqual([sent(70_000, 30_000)]));
});

test('a rest that is overdue says so', async () => {
  openPayment(overdue);
  const day = formatDay(addDays(todayOnSite(), -2));
  expect(await screen.findByRole('alert')).toHaveTextContent(`₹70,000.00 was due ${day}. Please pay it as soon as you can.`);
});

test('a part is typed; what is wrong with it stands at its field, and it stays typed', async () => {
  expectInConsole('Starting the payment failed');
  const sentence = 'Only ₹70,000.00 of this booking is still owed.';
  const { callsOf } = openPayment(owingRest, {
    startPayment: ({ body }) => (Object(body).amount > 70_000 ? refuse('VALIDATION', { amount: sentence }) : never()),
  });
  await userEvent.click(await radio('A part'));
  const amount = screen.getByLabelText('Amount');
  await payNow();
  expect(amount).toHaveAccessibleDescription('Enter an amount.');
  expect(amount).toHaveFocus();
  expect(callsOf('startPayment')).toEqual([]);
  await userEvent.type(amount, '80,000');
  await payNow();
  await waitFor(() => expect(amount).toHaveAccessibleDescription(sentence));
  expect(amount).toHaveValue('80,000');
  await userEvent.clear(amount);
  await userEvent.type(amount, '₹20,000.50');
  await payNow();
  expect(callsOf('startPayment').map(({ body }) => body)).toEqual([sent(80_000, 30_000), sent(20_000.5, 30_000)]);
});

test('where something was paid in another tab nothing is charged: the booking is loaded again, and the sentence stays', async () => {
  expectInConsole('Starting the payment failed');
  const sentence = 'Something was paid meanwhile. Nothing was charged now.';
  let booking = owingRest;
  const { callsOf } = openPayment(owingRest, {
    findBooking: () => booking,
    startPayment: ({ body }) => {
      if (Object(body).paidBefore === 50_000) return never();
      booking = { ...owingRest, amountPaid: 50_000, owed: 50_000 };
      return refuseAs('CONFLICT', sentence);
    },
  });
  await payNow();
  expect(await radio('All that is owed: ₹50,000.00')).toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  await payNow();
  expect(callsOf('startPayment').map(({ body }) => body)).toEqual([sent(70_000, 30_000), sent(50_000, 50_000)]);
});

test('a booking whose rest is paid has nothing left to pay', async () => {
  openPayment(paidInTwo);
  expect(await screen.findByText('This booking is paid. You’re all set.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
});

test.each([
  ['a deposit', owingRest, 30_000, 'Deposit paid', `Your trip is booked. ₹30,000.00 paid, ₹70,000.00 is due by ${due}.`],
  [
    'a part',
    { ...owingRest, amountPaid: 50_000, owed: 50_000 },
    20_000,
    'Part paid',
    `₹50,000.00 paid, ₹50,000.00 is due by ${due}.`,
  ],
  ['the rest', paidInTwo, 70_000, 'Paid', 'We have received ₹70,000.00. Thank you!'],
])('after %s the confirmation says what is paid and what is still due', async (_, booking, amount, word, sentence) => {
  fakeApi({
    updatePaymentStatus: () => ({ updatedPayment: { ...samplePayment, booking: id, amount } }),
    findBooking: () => booking,
  });
  renderScreen(PaymentSuccessPage, { pattern: screens.paymentSuccess.path, at: '/payment-success/cs_12345678' });
  expect(await screen.findByText(sentence, { exact: false })).toBeVisible();
  expect(screen.getByText(word, { exact: true })).toBeVisible();
});

const first = { method: 'card', createdAt: '2026-11-20T09:30:30.000Z', paidAt: '2026-11-20T09:31:00.000Z' } as const;
const second = { ...first, createdAt: '2026-11-25T09:30:30.000Z', paidAt: '2026-11-25T09:31:00.000Z' };
const openTrip = (booking: Booking, payments: Trip['payments']) => {
  fakeApi({ findTrip: () => ({ ...sampleTrip, booking, payments }) });
  return renderScreen(MyTripPage, { pattern: screens.myTrip.path, at: `/my-trip/${id}` });
};
const stepsShown = async () =>
  within(await screen.findByRole('list', { name: 'Progress of your trip' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the page of a trip says what is paid, owed and due, with the way to pay the rest', async () => {
  openTrip(owingRest, [{ ...first, amount: 30_000, amountRefunded: 0, status: 'paid' }]);
  expect(await screen.findByText(`Paid ₹30,000.00 of ₹1,00,000.00 · ₹70,000.00 due ${due}`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay the rest' })).toHaveAttribute('href', `/payment-session/${id}`);
  expect(await stepsShown()).toEqual(
    expect.arrayContaining(['Deposit paid, doneFri, 20 Nov 2026', `Rest, now₹70,000.00 due ${due}`]),
  );
  expect(screen.getByRole('complementary', { name: 'Your trip' })).toHaveTextContent(`Paid₹30,000.00Owed₹70,000.00Due${due}`);
  const money = screen.getByRole('region', { name: 'Payments and refunds' });
  expect(money).toHaveTextContent(`Price of the trip₹1,00,000.00Paid₹30,000.00Owed, due ${due}₹70,000.00`);
});

test('a trip that was paid in two is paid on the day of the second, and owes nothing', async () => {
  openTrip(paidInTwo, [
    { ...first, amount: 30_000, amountRefunded: 0, status: 'paid' },
    { ...second, amount: 70_000, amountRefunded: 0, status: 'paid' },
  ]);
  expect(await stepsShown()).toContain('Paid, doneWed, 25 Nov 2026');
  expect(screen.queryByText(/Owed/)).toBeNull();
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
});

test('of several payments each says for itself how much of it was refunded', async () => {
  openTrip({ ...paidInTwo, bookingStatus: 'cancelled', amountRefunded: 80_000 }, [
    { ...first, amount: 30_000, amountRefunded: 10_000, status: 'refunded' },
    { ...second, amount: 70_000, amountRefunded: 70_000, status: 'refunded' },
  ]);
  const money = within(await screen.findByRole('region', { name: 'Payments and refunds' }));
  expect(money.getByText(/30,000\.00 by card/)).toHaveTextContent(/paid, and refunded in part$/);
  expect(money.getByText(/70,000\.00 by card/)).toHaveTextContent(/paid, and refunded$/);
});

test('a card of My Bookings has paid, owed and due, and its button; before the deposit it says what is paid when', async () => {
  fakeApi({ listBookingsOfUser: () => [owingRest, { ...waitingForDeposit, _id: 'b'.repeat(24) }] });
  renderScreen(MyBookingsPage, { pattern: screens.myBookings.path, at: `/view-my-booking/${sampleUser._id}` });
  const [owing, waiting] = await screen.findAllByRole('listitem');
  expect(owing).toHaveTextContent(`Paid₹30,000.00Owed₹70,000.00Due${due}`);
  expect(owing).toHaveTextContent('If you cancel, the deposit is not refunded.');
  expect(within(owing ?? document.body).getByRole('link', { name: 'Pay the rest' })).toBeVisible();
  expect(waiting).toHaveTextContent(`Pay ₹30,000.00 now, ₹70,000.00 by ${due}.`);
  expect(within(waiting ?? document.body).getByRole('link', { name: 'Pay now' })).toBeVisible();
});

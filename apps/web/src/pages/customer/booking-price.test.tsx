import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, sampleBooking, sampleUser } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { expectInConsole } from '../../testing/expect-in-console.ts';
import { type FakeCall, refuse } from '../../testing/fake-api.ts';
import { fakeBooking, fillInBooking, openBooking, TRAVEL_DATE, tour } from './booking-page.samples.tsx';

const NEW_PRICE = 2499.5;
let sent: number[];

beforeEach(() => {
  startSession({ token: 'any', role: 'user', userId: sampleUser._id });
  sent = [];
  let price = tour.price;
  fakeBooking({
    findTourPackage: () => ({ ...tour, price }),
    createBooking: ({ body }: FakeCall) => {
      const { totalAmount } = body as { totalAmount: number };
      sent.push(totalAmount);
      price = NEW_PRICE;
      return totalAmount === 4999 ? { booking: sampleBooking } : refuse('PRICE_CHANGED', { totalAmount: 4999 });
    },
  });
});

const sendAtOldPrice = async () => {
  const opened = openBooking();
  await fillInBooking({ persons: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  return { ...opened, prompt: await screen.findByRole('alertdialog', { name: 'The price has changed' }) };
};

test('a price that has changed is shown with both totals, and booked once it is agreed to', async () => {
  expectInConsole('Booking failed');
  const { address, prompt } = await sendAtOldPrice();
  expect(prompt).toHaveTextContent('The total has gone up from ₹3,999.98 to ₹4,999.00.');
  expect(sent).toEqual([3999.98]);
  await userEvent.click(within(prompt).getByRole('button', { name: 'Book for ₹4,999.00' }));
  await waitFor(() => expect(address()).toBe(`/payment-session/${sampleBooking._id}`));
  expect(sent).toEqual([3999.98, 4999]);
});

test('a new price that is not agreed to books nothing, and the form continues with it', async () => {
  expectInConsole('Booking failed');
  const { address, prompt } = await sendAtOldPrice();
  await userEvent.click(within(prompt).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.getByLabelText('Total Amount')).toHaveValue('₹4,999.00'));
  expect(sent).toEqual([3999.98]);
  expect(address()).toContain('/book-your-pkg/');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(address()).toBe(`/payment-session/${sampleBooking._id}`));
});

test('the form keeps the price of the refusal while the package is still read at its old one', async () => {
  expectInConsole('Booking failed');
  fakeBooking({ findTourPackage: () => tour, createBooking: () => refuse('PRICE_CHANGED', { totalAmount: 4999 }) });
  const { prompt } = await sendAtOldPrice();
  await userEvent.click(within(prompt).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Total Amount')).toHaveValue('₹4,999.00');
  expect(screen.getByRole('complementary', { name: 'Your trip' })).toHaveTextContent('₹2,499.50 × 2 persons₹4,999.00');
});

test('a trip whose price depends on the day costs nothing that is shown before a day is chosen', async () => {
  fakeBooking({ findTourPackage: () => ({ ...tour, fromPrice: tour.price - 500 }) });
  openBooking();
  const total = await screen.findByLabelText('Total Amount');
  expect(total).toHaveValue('');
  expect(total).toHaveAccessibleDescription('Choose a day to see what it costs.');
  expect(screen.getByRole('complementary', { name: 'Your trip' })).not.toHaveTextContent('₹');
  await fillInBooking({ persons: 2 });
  expect(total).toHaveValue('₹3,999.98');
});

test('the form says how much confirms a booking before a day is chosen, then what is paid now and what by which day', async () => {
  const deposit = { percent: 30, balanceDays: 5, isRefundable: true };
  fakeBooking({ findTourPackage: () => ({ ...tour, deposit }) });
  openBooking();
  expect(await screen.findByText(/^A deposit of 30\s% confirms it\. The rest is due 5 days before the trip\.$/)).toBeVisible();
  await fillInBooking({ persons: 2 });
  const due = formatDay(addDays(TRAVEL_DATE, -5));
  expect(screen.getByText(`Pay ₹1,199.99 now, ₹2,799.99 by ${due}.`)).toBeVisible();
  expect(screen.getByText('The deposit is refunded as the cancellation policy says.')).toBeVisible();
});

test.each([
  [5, /^Full refund less the deposit until .* If you cancel, the deposit is not refunded\.$/],
  [365, /^Free cancellation until/],
])('a deposit that is kept leaves nothing free, unless all is paid now: rest due %i days before', async (balanceDays, words) => {
  fakeBooking({ findTourPackage: () => ({ ...tour, deposit: { percent: 30, balanceDays, isRefundable: false } }) });
  openBooking();
  expect(await screen.findByText(/^Full refund less the deposit up to/)).toBeVisible();
  await fillInBooking({ persons: 2 });
  expect(await screen.findByText(words)).toBeVisible();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, sampleAccount, sampleBooking, sampleUser } from '@wayfarer/contracts';
import { beforeEach, expect, test } from 'vitest';
import { formatDay } from '../../shared/format/calendar-day.ts';
import { startSession } from '../../shared/session/session.ts';
import { never, refuse } from '../../testing/fake-api.ts';
import { fakeBooking, fillInBooking, openBooking, PACKAGE, TOMORROW, TRAVEL_DATE, tour } from './booking-page.samples.tsx';

beforeEach(() => startSession({ token: 'any', role: 'user', userId: sampleUser._id }));

test('the total is persons times the price of the server, to the paisa, and cannot be typed (§2.9, 9.7, 9.8)', async () => {
  fakeBooking();
  openBooking({ price: 1 });
  const total = await screen.findByLabelText('Total Amount');
  expect(total).toHaveAttribute('readonly');
  expect(total).toHaveValue('₹1,999.99');
  await userEvent.click(screen.getByRole('button', { name: 'More: Total Persons' }));
  await userEvent.click(screen.getByRole('button', { name: 'More: Total Persons' }));
  expect(total).toHaveValue('₹5,999.97');
  expect(screen.getByRole('complementary', { name: 'Your trip' })).toHaveTextContent('₹1,999.99 × 3 persons₹5,999.97');
});

test.each(['0', '-3', '51', '9999999999999999999999'])(
  'no total is shown for %s persons, which cannot be booked',
  async (persons) => {
    fakeBooking();
    openBooking();
    const total = await screen.findByLabelText('Total Amount');
    await userEvent.clear(screen.getByLabelText('Total Persons'));
    await userEvent.type(screen.getByLabelText('Total Persons'), persons);
    expect(total).toHaveValue('');
    expect(screen.getByRole('complementary', { name: 'Your trip' })).toHaveTextContent('Price per person₹1,999.99Total–');
  },
);

test('the price that Book Now passed on is shown until the server has sent its own', async () => {
  fakeBooking({ findTourPackage: () => never() });
  openBooking({ price: 2500.5 });
  expect(await screen.findByText('₹2,500.50')).toBeVisible();
  expect(screen.queryByLabelText('Total Amount')).toBeNull();
});

test('a double click books once, with exactly the five written fields, and leads to the payment (§2.9, 3.4, 7)', async () => {
  const { callsOf } = fakeBooking({
    createBooking: () => ({ booking: sampleBooking }),
  });
  const { address } = openBooking();
  await fillInBooking({ persons: 3 });
  const button = screen.getByRole('button', { name: 'Continue to payment' });
  // Both before the page could render its busy button.
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(address()).toBe(`/payment-session/${sampleBooking._id}`));
  expect(callsOf('createBooking').map((call) => call.body)).toEqual([
    { userId: sampleUser._id, packageId: PACKAGE, totalPersons: 3, travelDate: TRAVEL_DATE, totalAmount: 5999.97 },
  ]);
  // Who was named is sent once it is booked: as the contact, and the first traveller.
  const contact = { name: 'Asha Rao', from: 'Mumbai', to: 'Hampi, India' };
  expect(callsOf('changeTravellers').map((call) => call.body)).toEqual([
    { travellers: [{ name: 'Asha Rao' }], contact, version: 0 },
  ]);
});

test('the invoice may be for a company: the account’s is proposed, what is missing is told at its field, and it is sent with the contact', async () => {
  const invoiceTo = { company: 'Kale Motors', address: '7 MG Road' };
  const { callsOf } = fakeBooking({
    createBooking: () => ({ booking: sampleBooking }),
    showAccount: () => ({ ...sampleAccount, invoiceTo }),
  });
  const { address } = openBooking();
  expect(await screen.findByLabelText('Company')).toHaveValue('Kale Motors');
  await userEvent.clear(screen.getByLabelText('Address'));
  await fillInBooking({ persons: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByText('Enter an address.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
  expect(callsOf('createBooking')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Address'), '8 MG Road');
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(address()).toBe(`/payment-session/${sampleBooking._id}`));
  expect(callsOf('changeTravellers').map(({ body }) => body)).toMatchObject([
    { contact: { invoiceTo: { ...invoiceTo, address: '8 MG Road' } } },
  ]);
});

test('an empty form names each missing field, focuses the first, and sends nothing (§2.9)', async () => {
  fakeBooking();
  openBooking();
  await userEvent.clear(await screen.findByLabelText('To'));
  await userEvent.clear(screen.getByLabelText('Total Persons'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  for (const sentence of [
    'Choose a travel day.',
    'Enter a whole number of persons.',
    'Enter your name.',
    'Enter your departure city.',
    'Enter where you are going.',
  ])
    expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Travel Date')).toHaveFocus();
});

test('total, adults and children keep step, and a screen reader hears the new total', async () => {
  const { callsOf } = fakeBooking({ createBooking: () => ({ booking: sampleBooking }) });
  const { address } = openBooking();
  await fillInBooking({ persons: 3 });
  const shown = () =>
    ['Total Persons', 'Adults', 'Children'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  expect(shown()).toEqual(['3', '3', '0']);
  await press('More: Children');
  expect(shown()).toEqual(['4', '3', '1']);
  expect(screen.getByText('4 persons, ₹7,999.96')).toHaveRole('status');
  await press('Fewer: Adults');
  expect(shown()).toEqual(['3', '2', '1']);
  await press('More: Total Persons');
  expect(shown()).toEqual(['4', '3', '1']);
  await press('Continue to payment');
  await waitFor(() => expect(address()).toBe(`/payment-session/${sampleBooking._id}`));
  expect(callsOf('createBooking').map(({ body }) => body)).toMatchObject([{ totalPersons: 4, totalAmount: 7999.96 }]);
});

test('adults and children cannot be more than the persons that can be booked', async () => {
  fakeBooking();
  openBooking();
  const total = await screen.findByLabelText('Total Persons');
  await userEvent.clear(total);
  await userEvent.type(total, '50');
  for (const name of ['More: Adults', 'More: Children']) expect(screen.getByRole('button', { name })).toBeDisabled();
});

test('the calendar offers no day outside the window, and none that the server says is closed, as today is', async () => {
  // It opens at today's month, on the last of a month too.
  const nextDay = addDays(TOMORROW, -1);
  fakeBooking({ findTourPackage: () => ({ ...tour, nextDay, availableFrom: '2020-01-01', availableTo: TRAVEL_DATE }) });
  openBooking();
  await userEvent.click(await screen.findByLabelText('Travel Date'));
  const calendar = await screen.findByRole('grid');
  for (const cell of within(calendar).queryAllByRole('gridcell')) {
    const day = cell.getAttribute('data-day');
    const isOpen = cell.querySelector('button:not(:disabled)') !== null;
    if (day !== null && isOpen) expect(day >= TOMORROW && day <= TRAVEL_DATE).toBe(true);
  }
  expect(screen.getByRole('button', { name: /previous month/i })).toHaveAttribute('aria-disabled', 'true');
});

test('the calendar opens in the month that was searched for, and a single day that was is chosen', async () => {
  fakeBooking();
  const to = addDays(TRAVEL_DATE, 3);
  const { unmount } = openBooking(null, `?availableFrom=${TRAVEL_DATE}&availableTo=${to}`);
  await userEvent.click(await screen.findByLabelText('Travel Date'));
  const grid = await screen.findByRole('grid');
  expect(grid.querySelector(`[data-day="${TRAVEL_DATE}"]`)).not.toBeNull();
  unmount();
  sessionStorage.clear();
  openBooking(null, `?availableFrom=${TRAVEL_DATE}&availableTo=${TRAVEL_DATE}`);
  expect(await screen.findByLabelText('Travel Date')).toHaveTextContent(formatDay(TRAVEL_DATE));
});

test.each([
  ['withdrawn', () => refuse('NOT_FOUND'), 'This tour is no longer offered.'],
  [
    'over',
    () => ({ ...tour, availableFrom: '2020-01-01', availableTo: '2020-12-31', capacity: 12, nextDay: null }),
    'This trip has ended.',
  ],
  ['sold out or closed', () => ({ ...tour, nextDay: null }), 'No day of this trip can be booked at the moment.'],
])('a tour that is %s says so, asks for no departures, and shows the way to others', async (_, answer, sentence) => {
  const { callsOf } = fakeBooking({ findTourPackage: answer });
  openBooking();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all tours' })).toHaveAttribute('href', '/package-view');
  expect(callsOf('listPackageDepartures')).toEqual([]);
});

test('a tour that could not be loaded can be asked for again', async () => {
  const answers = [refuse('INTERNAL'), tour];
  fakeBooking({ findTourPackage: () => answers.shift() ?? tour });
  openBooking();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Total Amount')).toBeVisible();
});
